import type { Messages } from './en'
import account from './zh-CN/account.json'
import board from './zh-CN/board.json'
import errors from './zh-CN/errors.json'
import fault from './zh-CN/fault.json'
import feel from './zh-CN/feel.json'
import guide from './zh-CN/guide.json'
import history from './zh-CN/history.json'
import home from './zh-CN/home.json'
import leaderboard from './zh-CN/leaderboard.json'
import learn from './zh-CN/learn.json'
import lobby from './zh-CN/lobby.json'
import match from './zh-CN/match.json'
import player from './zh-CN/player.json'
import record from './zh-CN/record.json'
import refusals from './zh-CN/refusals.json'
import replay from './zh-CN/replay.json'
import rules from './zh-CN/rules.json'
import sealing from './zh-CN/sealing.json'
import site from './zh-CN/site.json'
import table from './zh-CN/table.json'
import ui from './zh-CN/ui.json'
import verify from './zh-CN/verify.json'
import verifyMethod from './zh-CN/verifyMethod.json'

export const zhCN: Messages = {
  account,
  board,
  errors,
  fault,
  feel,
  guide,
  history,
  home,
  leaderboard,
  learn,
  lobby,
  match,
  player,
  record,
  refusals,
  replay,
  rules,
  sealing,
  site,
  table,
  ui,
  verify,
  verifyMethod,
}
