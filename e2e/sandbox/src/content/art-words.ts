/** What a wide picture shows, by the words that stand beside it. */
import type { MotifName } from './art-motifs';

/** The first that fits; what is narrower stands before what it is a part of. */
const WORDS: readonly (readonly [RegExp, ...MotifName[]])[] = [
  [/VIP|会员升级|客户经理|天王/, 'crown', 'diamond', 'star'],
  [/急救|验证|安全|隐私|资料|自我限制|18 岁/, 'shield', 'fort'],
  [/电竞|英雄/, 'gamepad', 'rocket', 'bolt'],
  [/篮球/, 'basketball'],
  [/轮盘|转盘/, 'wheel'],
  [/老虎机|旋转|电子|新游/, 'seven', 'cherry', 'bell', 'diamond'],
  [/麻将|棋牌/, 'mahjong'],
  [/真人|百家乐|荷官|牛牛/, 'cards', 'chips'],
  [/彩票|快乐八|数字/, 'dice', 'clover'],
  [/冠军|争霸|周榜|天梯|竞猜|预测/, 'trophy', 'star', 'flame'],
  [/体育|足球|焦点战|世界杯|比分|零比零|赔率|赛/, 'ball', 'flame', 'bolt'],
  [/新春|红包|中秋|节庆|元宵/, 'lantern', 'fan', 'peach', 'carp'],
  [/首存|存款|充值|到账|转账|返水|加赠|回馈|积分|演示资金/, 'coins', 'ingot', 'cash', 'chest'],
  [/礼|好友|奖/, 'gift', 'star', 'clover'],
];

/**
 * The sign of a title, or null where its words name none: one of those that fit, by the title, so
 * that what stands in one list does not all look the same.
 */
export function motifOf(title: string): MotifName | null {
  const [, ...fitting] = WORDS.find(([pattern]) => pattern.test(title)) ?? [];
  const at = [...title].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973,
    7,
  );
  return fitting[at % fitting.length] ?? null;
}
