/** Masking (§5): by code point, and never a short value whole (safety ruling). */

const KEPT = 3;
const STAR = '*';

/** Keeps only the last 3 characters; a value of 3 or fewer still hides its first. */
export function maskTail(value: string): string {
  const points = [...value];
  const kept = points.length > KEPT ? KEPT : Math.max(points.length - 1, 0);
  return STAR.repeat(points.length - kept) + points.slice(points.length - kept).join('');
}

/**
 * A name keeps its first character, a star, then from the third character on; two characters hide
 * the second.
 */
export function maskName(value: string): string {
  const points = [...value];
  if (points.length <= 1) return STAR.repeat(points.length);
  return points[0] + STAR + points.slice(2).join('');
}

/**
 * An e-mail: first and last character of the name, the domain readable; a short name is hidden
 * whole.
 */
export function maskEmail(value: string): string {
  const at = value.lastIndexOf('@');
  if (at <= 0) return maskTail(value);
  const name = [...value.slice(0, at)];
  const hidden =
    name.length <= 2
      ? STAR.repeat(name.length)
      : name[0] + STAR.repeat(name.length - 2) + name.at(-1);
  return hidden + value.slice(at);
}
