import type { Random } from '../deps'

const MANNERS = (
  'amber bold brave breezy bright brisk calm cheery clever coral cosy crisp deft eager fair fond fresh gentle glad golden happy hardy ' +
  'humble jolly keen kind lively lucky mellow merry mild misty nimble patient plucky proud quick quiet ready rosy silver sly snug ' +
  'steady sunny swift tidy true vivid warm wise witty'
).split(' ')
const ANIMALS = (
  'badger bear beaver bee bison crane cricket deer dove eagle falcon ferret finch fox gecko goose hare hawk heron hornet ibis jackdaw ' +
  'koala lark lemur lynx magpie marten mole moose newt ocelot osprey otter owl panda pelican pigeon plover puffin quail rabbit raven ' +
  'robin salmon seal sparrow stoat stork swan tapir tern toad trout turtle walrus weasel wombat wren yak'
).split(' ')

/** A pleasant name for somebody who gave none, such as `quiet-otter-42`: 3 to 20 characters, not surely a free one. */
export function guestName(random: Random): string {
  const pick = (words: readonly string[]) => words[Math.floor(random.fraction() * words.length)] ?? ''
  return `${pick(MANNERS)}-${pick(ANIMALS)}-${Math.floor(random.fraction() * 9_990) + 10}`
}
