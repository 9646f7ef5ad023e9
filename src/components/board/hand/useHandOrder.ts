'use client'
import { useCallback, useEffect, useState } from 'react'
import { HAND_ORDERS, type HandOrder } from './order'

const KEY = 'muggins.handOrder'

/** How this browser's hands are sorted, remembered from match to match. */
export function useHandOrder(): [HandOrder, (order: HandOrder) => void] {
  const [order, setOrder] = useState<HandOrder>('drawn')
  useEffect(() => {
    const kept = readKept()
    if (kept) setOrder(kept)
  }, [])
  const choose = useCallback((chosen: HandOrder) => {
    setOrder(chosen)
    try {
      localStorage.setItem(KEY, chosen)
    } catch {
      // Storage may be forbidden; the order then holds for this page only.
    }
  }, [])
  return [order, choose]
}

function readKept(): HandOrder | undefined {
  try {
    return HAND_ORDERS.find((order) => order === localStorage.getItem(KEY))
  } catch {
    return undefined
  }
}
