/**
 * One plain sentence under a selection: when it wins, half wins, is returned (domain "tutorial").
 * Beginners read this instead of the line.
 */
import { BET_TYPE, periodPart, type BetTypeId } from '@site/domain/betting/bet-types';
import type { CartSelection } from '@site/domain/betting/cart';
import {
  handicapTerms,
  overTerms,
  underTerms,
  type WinTerms,
} from '@site/domain/betting/win-terms';
import { SPORT, type SportId } from '@site/domain/reference/sports';
import { asSide, type Side } from '../vendors/model';
import { periodText, unitText } from './names';

/** Sports whose handicap in play counts only what comes after the bet (D6). */
const COUNTS_FROM_BET: ReadonlySet<number> = new Set<SportId>([
  SPORT.SOCCER,
  SPORT.VIRTUAL_SOCCER,
  SPORT.VIRTUAL_WORLD_CUP,
  SPORT.VIRTUAL_NATIONAL_CUP,
]);

/** In play the goals after the bet count (D6), which is what beginners miss most. */
const isFromBet = ({ live, sportId }: CartSelection): boolean =>
  live && COUNTS_FROM_BET.has(sportId);

/** The same in the room of two words; null where all goals count. */
export const scopeWords = (selection: CartSelection): string | null =>
  selection.betType === BET_TYPE.HANDICAP && isFromBet(selection) ? '只计投注后进球' : null;

/** A margin of the own side in words. */
function marginText(margin: number, unit: string): string {
  if (margin === 0) return '打平';
  return margin > 0 ? `净胜${margin}${unit}` : `落败${-margin}${unit}`;
}

/** Margins from one upwards in words. */
function marginsFrom(least: number, unit: string): string {
  if (least === 1) return '获胜';
  if (least === 0) return '获胜或打平';
  return least > 1 ? `净胜${least}${unit}或以上` : `不败，或落败不超过${-least}${unit}`;
}

/** The parts of a sentence that differ from winning and losing. */
const rest = (terms: WinTerms, name: (count: number) => string): string =>
  [
    terms.halfWon === null ? '' : `；${name(terms.halfWon)}赢一半`,
    terms.back === null ? '' : `；${name(terms.back)}退回本金`,
    terms.halfLost === null ? '' : `；${name(terms.halfLost)}输一半`,
  ].join('');

function handicapWords(selection: CartSelection, team: string): string {
  const { line, sportId, period } = selection;
  const unit = unitText(sportId, period);
  const terms = handicapTerms(Number(line));
  const scope = isFromBet(selection) ? '只计投注之后的进球：' : '';
  return `${scope}${team}${marginsFrom(terms.won, unit)}即赢${rest(terms, (margin) => marginText(margin, unit))}，其余为输`;
}

function totalWords({ line, sportId, period }: CartSelection, side: 'over' | 'under'): string {
  const unit = unitText(sportId, period);
  const terms = side === 'over' ? overTerms(Number(line)) : underTerms(Number(line));
  const wins =
    side === 'over'
      ? `${terms.won}${unit}或以上`
      : terms.won === 0
        ? `0${unit}`
        : `${terms.won}${unit}或以下`;
  return `双方合计${wins}即赢${rest(terms, (total) => `合计${total}${unit}`)}，其余为输`;
}

type Words = (selection: CartSelection, side: Side) => string | null;

const teamOf = ({ homeName, awayName }: CartSelection, side: Side): string | null =>
  side === 'home' ? homeName : side === 'away' ? awayName : null;

/** Either of two outcomes. */
const DOUBLE: Partial<Record<Side, (selection: CartSelection) => string>> = {
  homeDraw: ({ homeName }) => `${homeName}获胜或打平即赢`,
  awayDraw: ({ awayName }) => `${awayName}获胜或打平即赢`,
  homeAway: () => '任何一方获胜即赢，打平为输',
};

const winner: Words = (selection, side) => {
  const team = teamOf(selection, side);
  if (team !== null) return `${team}获胜即赢`;
  return side === 'draw' ? '双方打平即赢' : null;
};

const WORDS: Record<BetTypeId, Words> = {
  [BET_TYPE.HANDICAP]: (selection, side) => {
    const team = teamOf(selection, side);
    return team === null || selection.line === null ? null : handicapWords(selection, team);
  },
  [BET_TYPE.OVER_UNDER]: (selection, side) =>
    selection.line === null || (side !== 'over' && side !== 'under')
      ? null
      : totalWords(selection, side),
  [BET_TYPE.ONE_X_TWO]: winner,
  [BET_TYPE.MONEY_LINE]: winner,
  [BET_TYPE.ODD_EVEN]: ({ sportId, period }, side) => {
    if (side === 'odd') return `双方合计${unitText(sportId, period)}数为单数即赢`;
    return side === 'even' ? `双方合计${unitText(sportId, period)}数为双数即赢（0算双数）` : null;
  },
  [BET_TYPE.CORRECT_SCORE]: ({ specifiers }) =>
    specifiers === undefined
      ? null
      : /\d/.test(specifiers)
        ? `比分正好为${specifiers}即赢`
        : '比分不在所列之中即赢',
  [BET_TYPE.TOTAL_GOAL]: ({ specifiers }) =>
    specifiers === undefined ? null : `双方合计${specifiers}即赢`,
  [BET_TYPE.DOUBLE_CHANCE]: (selection, side) => DOUBLE[side]?.(selection) ?? null,
  [BET_TYPE.BOTH_SCORE]: (_selection, side) =>
    side === 'yes' ? '双方都有进球即赢' : side === 'no' ? '至少一方没有进球即赢' : null,
  [BET_TYPE.OUTRIGHT]: ({ selectionName }) =>
    `${selectionName}夺得第一名即赢，名次并列时按并列规则派彩`,
  [BET_TYPE.TOP_THREE]: ({ selectionName }) =>
    `${selectionName}进入前三名即赢，名次并列时按并列规则派彩`,
};

/**
 * The sentence, or null where nothing certain can be said. Soccer counts 90 minutes with added
 * time.
 */
export function plainWords(selection: CartSelection): string | null {
  const { betType, period, sportId, selectionType } = selection;
  const side = asSide(selectionType);
  const words = side === null ? null : WORDS[betType](selection, side);
  if (words === null) return null;
  const part = periodPart(period).kind === 'full' ? '' : `${periodText(period, sportId)}内，`;
  return `${part}${words}`;
}
