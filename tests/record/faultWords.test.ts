import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { en } from '../../src/messages/en'
import { zhCN } from '../../src/messages/zhCN'
import { type Faults, faultOf, recordFault } from '../../src/record/fault'
import { faultWords, type SayFault } from '../../src/record/faultWords'

const given = '"this"'
const due = 'abc'
const seat = 1

/** One of every kind: a kind without an entry here doesn't compile. */
const SAMPLES: Faults = {
  unreadable: { code: 'ENOENT' },
  tooLong: {},
  notJson: {},
  recordNotObject: {},
  recordFormat: { given },
  version: { given },
  roundsNotList: {},
  notObject: {},
  unknownOption: { given },
  wrongOption: { option: 'seats', given },
  playersNotNames: { seats: 2 },
  receiptNotObject: {},
  receiptFormat: { given },
  strayInReceipt: { given },
  matchIdNotText: {},
  commitmentsNotList: {},
  notTile: { given },
  notPoints: { given },
  notEnd: { given },
  notSeat: { field: 'leader', last: 3, given },
  notHex: { field: 'secret', given },
  notSeatList: { field: 'seatBytes', seats: 2 },
  actionNotObject: {},
  actionKinds: { kinds: 'place, draw' },
  actionTwoKinds: { kind: 'place', another: 'draw' },
  placeOnly: { field: 'claim' },
  notTrue: { kind: 'pass', given },
  strayInRound: { given },
  roundUnfinished: { before: 1 },
  dominoedLeads: { by: 0, leader: 1 },
  leadsWithoutLot: { by: 0 },
  handsNotLists: { seats: 2 },
  handNotList: { seat },
  handNotTile: { seat, given },
  boneyardNotList: {},
  boneyardNotTile: { given },
  unevenHand: { seat, length: 6, due: 7 },
  dealtTwice: { tile: '6-6' },
  dealtCount: { count: 27 },
  actionsNotList: {},
  lotNotList: {},
  attemptNotList: {},
  drawNotObject: {},
  lotNotTile: { given },
  lotNotSeat: { last: 3, given },
  lotNotTied: {},
  lotNotLeader: { leader: 1 },
  matchOver: {},
  roundOver: {},
  waitsForCall: { seat, deed: 'place', caller: 0 },
  noCalls: { claims: 'call' },
  nothingToCall: { seat },
  nothingToWaive: { seat },
  claimNotAsked: {},
  notYourCall: { seat, deed: 'muggins', caller: 0 },
  notYourTurn: { seat, turn: 0 },
  tileNotHeld: { seat, tile: '6-6' },
  tileNotHeldDraw: { seat, tile: '6-6' },
  endNotAsked: { tile: '6-6' },
  endRequired: { tile: '6-6' },
  endNotOpen: { tile: '6-6', end: 'up' },
  tileDoesNotFit: { tile: '6-6', end: 'left' },
  mustPlace: { seat, deed: 'draw', tile: '6-6' },
  mustDraw: { seat },
  nothingToDraw: { seat },
  alreadyLeft: { seat },
  mayNot: { seat, deed: 'resign', code: 'x' },
  nextTile: { due: '6-6', given: '5-5' },
  resultDiffers: { field: 'scores', due },
  noDeal: {},
  noId: {},
  rulesHashDiffers: { given, due },
  commitmentDiffers: { given, due },
  seatCommitmentDiffers: { given: 'none', due },
  seatBytesMissing: { given },
  noHands: {},
  handDiffers: { seat, tiles: '6-6 5-5' },
  handsDiffer: { seats: 2 },
  boneyardDiffers: { tiles: 'none' },
  lotNeedless: {},
  attemptDiffers: { attempt: 1, draws: '0: 6-6, 1: 5-5' },
  lotOver: { attempts: 1 },
  lotLeads: { leader: 1, given },
  receiptDiffers: { what: 'seatBytes', seat, given, kept: 'none' },
  receiptWrong: { seat, due },
}
const KEYS = Object.keys(SAMPLES) as (keyof Faults)[]

describe.each([['en', en] as const, ['zh-CN', zhCN] as const])('in %s', (locale, { fault }) => {
  const onError = (error: Error) => {
    throw error
  }
  const say = createTranslator({ locale, messages: { fault }, namespace: 'fault', onError }) as unknown as SayFault

  it('there are words for exactly the faults that there are', () => {
    expect(Object.keys(fault.what).sort()).toEqual([...KEYS].sort())
  })

  it.each(KEYS)('%s is said with all that is known of it', (key) => {
    const words = faultWords(say, faultOf(key, SAMPLES[key]))
    expect(words).not.toMatch(/[{}#]/)
    for (const [name, value] of Object.entries(SAMPLES[key]))
      if (!['deed', 'claims', 'what', 'end'].includes(name) && value !== 'none') expect(words).toContain(String(value))
  })
})

it('words name the place, the fault and the rule', () => {
  const { fault } = recordFault({ round: 2, action: 7 }, 'mustDraw', { seat: 1 }, 'R5.1')
  const inChinese = createTranslator({ locale: 'zh-CN', messages: { fault: zhCN.fault }, namespace: 'fault' })
  expect(faultWords(inChinese as unknown as SayFault, fault)).toBe(
    '第 2 局第 7 步：座位 1 不能跳过：还有牌可摸（R5.1）',
  )
})
