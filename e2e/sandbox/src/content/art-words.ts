/** What a wide picture shows, by the words that stand beside it. */
import type { MotifName } from './art-motifs';

/** The first that fits; what is narrower stands before what it is a part of. */
const WORDS: readonly (readonly [RegExp, MotifName])[] = [
  [/VIP|会员升级|客户经理|天王/, 'crown'],
  [/急救|验证|安全|隐私|资料|自我限制|18 岁/, 'shield'],
  [/电竞|英雄/, 'gamepad'],
  [/篮球/, 'basketball'],
  [/轮盘|转盘/, 'wheel'],
  [/老虎机|旋转|电子|新游/, 'seven'],
  [/麻将|棋牌/, 'mahjong'],
  [/真人|百家乐|荷官|牛牛/, 'cards'],
  [/彩票|快乐八|数字/, 'dice'],
  [/冠军|争霸|周榜|天梯|竞猜|预测/, 'trophy'],
  [/体育|足球|焦点战|世界杯|比分|零比零|赔率|赛/, 'ball'],
  [/新春|红包|中秋|节庆|元宵/, 'lantern'],
  [/首存|存款|充值|到账|转账|返水|加赠|回馈|积分|演示资金/, 'coins'],
  [/礼|好友|奖/, 'gift'],
];

/** The sign of a title, or null where its words name none. */
export const motifOf = (title: string): MotifName | null =>
  WORDS.find(([pattern]) => pattern.test(title))?.[1] ?? null;
