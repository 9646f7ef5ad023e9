/** A number from 0 up to but not including 1. */
export type BotChance = () => number

export type BotLevel = 'casual'
