/**
 * The small part of semver that release requirements need: `^`, `~`, `>=`, `>`, `<=`, `<`, exact,
 * joined by spaces.
 */

type Triple = readonly [number, number, number];

const FULL = /^(\d{1,6})(?:\.(\d{1,6}))?(?:\.(\d{1,6}))?(?:[-+_].*)?$/;
const COMPARATOR = /^(\^|~|>=|<=|>|<|=)?(\d.*)$/;

function parse(version: string): Triple | null {
  const match = FULL.exec(version.trim());
  if (!match) return null;
  return [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)];
}

function compare(a: Triple, b: Triple): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** First version a caret range no longer takes: the left-most non-zero place counts up. */
function caretCeiling([major, minor, patch]: Triple): Triple {
  if (major > 0) return [major + 1, 0, 0];
  if (minor > 0) return [0, minor + 1, 0];
  return [0, 0, patch + 1];
}

function meets(version: Triple, comparator: string): boolean {
  const match = COMPARATOR.exec(comparator);
  const bound = match?.[2] ? parse(match[2]) : null;
  if (!match || !bound) return false;
  const order = compare(version, bound);
  switch (match[1]) {
    case '^':
      return order >= 0 && compare(version, caretCeiling(bound)) < 0;
    case '~':
      return order >= 0 && compare(version, [bound[0], bound[1] + 1, 0]) < 0;
    case '>=':
      return order >= 0;
    case '>':
      return order > 0;
    case '<=':
      return order <= 0;
    case '<':
      return order < 0;
    default:
      return order === 0;
  }
}

/**
 * Whether a version lies in a range. Text that cannot be read is never satisfied: a requirement
 * that nobody understands must refuse, not pass.
 */
export function satisfies(version: string, range: string): boolean {
  const triple = parse(version);
  const comparators = range
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '');
  return (
    triple !== null && comparators.length > 0 && comparators.every((part) => meets(triple, part))
  );
}

/** Orders two versions; unreadable ones come first. */
export function compareVersions(a: string, b: string): number {
  const left = parse(a);
  const right = parse(b);
  if (!left || !right) return Number(left !== null) - Number(right !== null);
  return compare(left, right);
}
