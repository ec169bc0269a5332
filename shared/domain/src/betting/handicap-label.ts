/** Labels of Asian lines as members read them: quarter lines are two halves, `-0.5/1` (domain P0). */

const quarters = (line: number): number => Math.round(line * 4);

const plain = (value: number): string => String(value);

/**
 * Text of a line in quarter goals.
 *
 * @param line multiple of 0.25; the sign belongs to the side it is shown for.
 */
export function lineLabel(line: number): string {
  const count = quarters(line);
  if (count % 2 === 0) return line > 0 ? `+${plain(line)}` : plain(line);
  const size = Math.abs(line);
  const sign = line < 0 ? '-' : '+';
  return `${sign}${plain(size - 0.25)}/${plain(size + 0.25)}`;
}

/** Text of a total: no sign, `2/2.5`. */
export const totalLabel = (line: number): string => lineLabel(line).replace(/^\+/, '');
