/** A selection of a wager in words. */
import type { WagerLeg } from '../vendors/wager-model';
import { betTypeText, SIDE_TEXT } from './names';
import { lineText } from './selection-line';

const sideName = ({ side, homeName, awayName, label }: WagerLeg): string => {
  if (side === 'home') return homeName;
  if (side === 'away') return awayName;
  return side === 'other' ? label : SIDE_TEXT[side];
};

/** What {@link legName} says, in two: `红岭` and `-0.5/1`; no line is empty. */
export const legParts = (leg: WagerLeg): readonly [side: string, line: string] => [
  sideName(leg),
  leg.betType === null ? (leg.line ?? '') : lineText(leg.betType, leg.line),
];

/** `红岭 -0.5/1`, `大 2.5`, `2:1`; the vendor's own name where the market is not known to the site. */
export const legName = (leg: WagerLeg): string => legParts(leg).join(' ').trim();

/** `上半场 让球`; empty where the market is not known. */
export const legMarket = ({ betType, period, sportId }: WagerLeg): string =>
  betType === null ? '' : betTypeText(betType, period, sportId);

/** `红岭 vs 海川`, or what is won. */
export const legMatch = ({ isOutright, homeName, awayName }: WagerLeg): string =>
  isOutright || awayName === '' ? homeName : `${homeName} vs ${awayName}`;
