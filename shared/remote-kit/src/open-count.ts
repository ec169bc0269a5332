/**
 * Numbers in the bottom navigation: the open wagers (ADR 088, ADR 114) and the gifts that wait. The
 * navigation is the shell's and knows no numbers: a rule of style adds it. The sports part knows
 * the number; where that part is not loaded the shell's late code shows what the part kept last.
 */
import { fingerprint } from '@site/domain/hash';
import { persistedSlice, targets, type Platform } from '@site/platform';
import { color, px, type } from '@site/ui';

/** More are said as this many. */
const MOST = 99;

/**
 * Slice under which the sports part keeps a member's open wagers, lists by vendor (§3.6): the name
 * that its `open-wagers.ts` writes, which a test of it compares.
 */
export const openWagersSlice = (memberCode: string): string =>
  `openWagers.${fingerprint(memberCode)}`;

/** All wagers of all lists; whatever else was kept counts as none. */
const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>(
        (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
        0,
      )
    : 0;

/**
 * How many wagers of the member who is signed in were open when the sports part last looked, on
 * this device.
 *
 * @returns 0 for visitors and where nothing is kept.
 */
export function keptOpenCount({ session, storage }: Pick<Platform, 'session' | 'storage'>): number {
  const now = session.state.get();
  if (now.status !== 'member') return 0;
  return persistedSlice(openWagersSlice(now.member.memberCode), countOf).load(storage) ?? 0;
}

/** The rule that shows a number at a place, or for 0 the one that shows none. */
function countRule(to: string, count: number): string {
  const place = `.site-nav a[href$="${to}"]>span::after`;
  if (count === 0) return `${place}{content:none}`;
  const text = count > MOST ? `${MOST}+` : String(count);
  return `${place}{content:"${text}";position:absolute;top:${px(4)};left:50%;margin-left:${px(6)};min-width:${px(16)};padding:0 ${px(4)};border-radius:999px;background:${color('brand')};color:${color('on-brand')};font-size:${type.xxs};font-weight:700;line-height:1.6;text-align:center}`;
}

/** The open wagers at their place; 0 shows none, whatever a rule before says. */
export const openCountRule = (count: number): string => countRule(targets.toWagers(), count);

/** The gifts that wait, at the place of the promotions; 0 shows none. */
export const giftCountRule = (count: number): string => countRule(targets.toPromotions(), count);
