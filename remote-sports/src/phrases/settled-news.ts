/** zh-CN copy of what is told when wagers settle; only the code that watches them carries it. */
import { fenOf, formatCny, sumFen, ZERO_FEN, type Fen } from '@site/domain/money';
import type { Wager } from '../vendors/wager-model';
import { comboText } from './combos';
import { OUTCOME_TEXT } from './names';

export const SETTLED_NEWS = { look: '查看' } as const;

/** What arrives now, and beside it what parts of the wagers were sold for before. */
const returnedText = (returned: Fen | null, sold: Fen): string => {
  if (returned === null) return '';
  const before = sold > ZERO_FEN ? `（另已兑现 ¥${formatCny(sold)}）` : '';
  return `，返还 ¥${formatCny(fenOf(returned - sold))}${before}`;
};

/** Paid already for a part; who sold all of it has no other payment. */
const soldBefore = ({ cashOut, outcome, returned }: Wager): Fen =>
  cashOut === null || outcome === 'cashedOut' || returned === null ? ZERO_FEN : cashOut.paid;

function nameOf({ legs, mode, vendor, comboId }: Wager): string {
  const [first] = legs;
  if (mode === 2 && comboId !== null) return comboText(vendor, comboId, legs.length);
  if (first === undefined) return '';
  return first.isOutright ? first.homeName : `${first.homeName} vs ${first.awayName}`;
}

/** What came back of several in sum; null while none of them says. */
export function returnedSum(wagers: readonly Wager[]): Fen | null {
  const said = wagers.flatMap(({ returned }) => (returned === null ? [] : [returned]));
  return said.length === 0 ? null : sumFen(said);
}

/** Whether more came back than was staked. */
export const isGood = (wagers: readonly Wager[]): boolean =>
  (returnedSum(wagers) ?? ZERO_FEN) > sumFen(wagers.map(({ risk }) => risk));

/** One line of what settled together: one wager by its name, several with their sum. */
export function settledText(wagers: readonly Wager[]): string {
  const [first, ...others] = wagers;
  const returned = returnedText(returnedSum(wagers), sumFen(wagers.map(soldBefore)));
  if (first === undefined) return '';
  // One that was turned down was never settled.
  if (others.length === 0)
    return first.outcome === 'rejected'
      ? `${nameOf(first)} 未被接受${returned.replace('返还', '已退回')}`
      : `${nameOf(first)} 已结算：${OUTCOME_TEXT[first.outcome]}${returned}`;
  const isSettled = wagers.every(({ outcome }) => outcome !== 'rejected');
  return `${wagers.length} 张注单${isSettled ? '已结算' : '已有结果'}${returned}`;
}
