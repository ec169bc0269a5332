/**
 * Card games: baccarat by its drawing rules, dragon and tiger, bull against the banker. Cards are 0
 * to 51: rank 1 to 13, four suits.
 */
import type { Random } from '../../core/random';
import { paid, type Outcome } from './outcome';

const CARDS = 52;
const rankOf = (card: number): number => (card % 13) + 1;
const pointOf = (card: number): number => Math.min(10, rankOf(card)) % 10;
const total = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointOf(card), 0) % 10;

/** Whether the banker draws, by its total and the player's third card (null when the player stood). */
export function bankerDraws(banker: number, third: number | null): boolean {
  if (third === null) return banker <= 5;
  const from: Readonly<Record<number, (point: number) => boolean>> = {
    3: (point) => point !== 8,
    4: (point) => point >= 2 && point <= 7,
    5: (point) => point >= 4 && point <= 7,
    6: (point) => point === 6 || point === 7,
  };
  return banker <= 2 || (from[banker]?.(third) ?? false);
}

const BACCARAT = { player: 200, banker: 195, tie: 900 } as const;
const WORD = { player: '闲赢', banker: '庄赢', tie: '和局' } as const;

/** Symbols: number of the player's cards, those cards, then the banker's. */
export function baccarat(choice: string, random: Random): Outcome | null {
  if (choice !== 'player' && choice !== 'banker' && choice !== 'tie') return null;
  const deal = (): number => random.int(CARDS);
  const [player, banker] = [
    [deal(), deal()],
    [deal(), deal()],
  ];
  if (total(player) < 8 && total(banker) < 8) {
    const third = total(player) <= 5 ? deal() : null;
    if (third !== null) player.push(third);
    if (bankerDraws(total(banker), third === null ? null : pointOf(third))) banker.push(deal());
  }
  const [a, b] = [total(player), total(banker)];
  const winner = a === b ? 'tie' : a > b ? 'player' : 'banker';
  const symbols = [player.length, ...player, ...banker];
  const text = `闲 ${a} 庄 ${b} ${WORD[winner]}`;
  if (winner === 'tie' && choice !== 'tie')
    return { symbols, hundredths: 100, result: 'draw', text: `${text} 退还本金` };
  return paid(symbols, winner === choice ? BACCARAT[choice] : 0, text);
}

/** One card each; a tie gives half back to both sides. */
export function dragonTiger(choice: string, random: Random): Outcome | null {
  if (choice !== 'dragon' && choice !== 'tiger' && choice !== 'tie') return null;
  const symbols = [random.int(CARDS), random.int(CARDS)];
  const [a, b] = [rankOf(symbols[0] ?? 0), rankOf(symbols[1] ?? 0)];
  const winner = a === b ? 'tie' : a > b ? 'dragon' : 'tiger';
  if (winner === 'tie' && choice !== 'tie')
    return { symbols, hundredths: 50, result: 'halfLost', text: '和局 返还一半' };
  return paid(
    symbols,
    winner === choice ? (choice === 'tie' ? 1_100 : 200) : 0,
    { tie: '和局', dragon: '龙赢', tiger: '虎赢' }[winner],
  );
}

/**
 * Bull of five cards: 0 none, 1 to 9, 10 for a full bull. Two cards left over after three that make
 * a ten.
 */
export function bullOf(cards: readonly number[]): number {
  const points = cards.map((card) => Math.min(10, rankOf(card)));
  const sum = points.reduce((all, each) => all + each, 0);
  const hasBull = points.some((a, i) => points.some((b, j) => j > i && (sum - a - b) % 10 === 0));
  return hasBull ? ((sum - 1) % 10) + 1 : 0;
}

/**
 * The higher card decides equal bulls; the card's number breaks the last tie, so there is always a
 * winner.
 */
const strength = (cards: readonly number[]): number =>
  bullOf(cards) * 10_000 +
  Math.max(...cards.map((card) => rankOf(card) * 10 + Math.floor(card / 13)));

const bullText = (value: number): string =>
  value === 0
    ? '无牛'
    : value === 10
      ? '牛牛'
      : `牛${['一', '二', '三', '四', '五', '六', '七', '八', '九'][value - 1] ?? ''}`;

/** Ten cards of one pack: five for the member, five for the banker. */
export function bull(_choice: string, random: Random): Outcome {
  const pack = Array.from({ length: CARDS }, (_, card) => card);
  const symbols = Array.from({ length: 10 }, () => pack.splice(random.int(pack.length), 1)[0] ?? 0);
  const [own, banker] = [symbols.slice(0, 5), symbols.slice(5)];
  return paid(
    symbols,
    strength(own) > strength(banker) ? 195 : 0,
    `您 ${bullText(bullOf(own))} · 庄 ${bullText(bullOf(banker))}`,
  );
}
