/** What may enter an amount field: the same rule for typing, pasting and the own keypad (B18). */
import { acceptAmountKeystroke, parseCny, toCnyString } from '@site/domain/money';

/** Why an entry was refused; the text stays as it was. */
export type AmountRefusal = 'decimals' | 'paste';

/** Result of an entry. */
export interface AmountEntry {
  readonly text: string;
  readonly refused: AmountRefusal | null;
}

/** A keystroke's outcome: a third decimal or a letter is refused and the text stays. */
export function typeAmount(before: string, after: string): AmountEntry {
  const kept = acceptAmountKeystroke(after);
  if (kept !== null) return { text: kept, refused: null };
  return { text: before, refused: /^\d+\.\d{3,}$/.test(after) ? 'decimals' : null };
}

/**
 * A paste's outcome: only a plain amount counts; `1e5`, `-5` or `1,000` never turn into another
 * number.
 */
export function pasteAmount(before: string, pasted: string): AmountEntry {
  const trimmed = pasted.trim();
  const amount = parseCny(trimmed);
  if (amount === null) return { text: before, refused: 'paste' };
  return {
    text: trimmed.includes('.') ? toCnyString(amount) : (acceptAmountKeystroke(trimmed) ?? before),
    refused: null,
  };
}

/** A keypad key's outcome. */
export function pressAmountKey(before: string, key: string): AmountEntry {
  if (key === 'back') return { text: before.slice(0, -1), refused: null };
  if (key === '.' && before.includes('.')) return { text: before, refused: null };
  return typeAmount(before, before === '' && key === '.' ? '0.' : before + key);
}
