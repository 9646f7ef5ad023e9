'use client'
import { Component } from 'react'
import { openFlights } from './flights'
import { type Motion, motionsOf, type Shown } from './motions'
import type { Seen } from './spots'

/** The seat whose hand lies open before the table; null without one. */
type Props = Shown & { own: number | null }

type Measured = { readonly motions: readonly Motion[]; readonly seen: readonly (Seen | null)[] }

/**
 * Moves what has changed its place: stands beside the table and is given what the table shows in the same rendering.
 * A class, as only those are asked before the page changes, while everything still is where it was.
 */
export class TableMotion extends Component<Props> {
  private readonly flights = openFlights()

  override getSnapshotBeforeUpdate(before: Props): Measured | null {
    const { view, trial, own } = this.props
    if (before.view === view && before.trial === trial) return null
    const motions = motionsOf(before, { view, trial }, own)
    const seen = this.flights.measure(motions)
    return seen && { motions, seen }
  }

  override componentDidUpdate(_: Props, __: unknown, measured: Measured | null): void {
    if (measured) this.flights.start(measured.motions, measured.seen)
  }

  override componentWillUnmount(): void {
    this.flights.stop()
  }

  override render() {
    return null
  }
}
