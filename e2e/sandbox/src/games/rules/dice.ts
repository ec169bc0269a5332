/**
 * Three dice: big and small, odd and even lose on a triple; any triple pays thirty times. And a
 * coin.
 */
import type { Random } from '../../core/random';
import { paid, type Outcome } from './outcome';

const PAY = { big: 196, small: 196, odd: 196, even: 196, triple: 3_000 } as const;
const isChoice = (text: string): text is keyof typeof PAY => Object.hasOwn(PAY, text);

/** A throw. */
export function throwDice(choice: string, random: Random): Outcome | null {
  if (!isChoice(choice)) return null;
  const symbols = [1 + random.int(6), 1 + random.int(6), 1 + random.int(6)];
  const sum = symbols.reduce((total, each) => total + each, 0);
  const isTriple = new Set(symbols).size === 1;
  const facts: ReadonlySet<string> = isTriple
    ? new Set(['triple'])
    : new Set([sum >= 11 ? 'big' : 'small', sum % 2 === 1 ? 'odd' : 'even']);
  const text = isTriple
    ? `围骰 ${symbols[0] ?? ''}`
    : `${sum} 点 ${sum >= 11 ? '大' : '小'} ${sum % 2 === 1 ? '单' : '双'}`;
  return paid(symbols, facts.has(choice) ? PAY[choice] : 0, text);
}

const FACES = ['heads', 'tails'] as const;

/** A coin: 1.96 for the right side. */
export function toss(choice: string, random: Random): Outcome | null {
  const wanted = FACES.findIndex((face) => face === choice);
  if (wanted < 0) return null;
  const shown = random.int(FACES.length);
  return paid([shown], shown === wanted ? 196 : 0, shown === 0 ? '正面' : '反面');
}
