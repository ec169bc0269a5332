/**
 * Whether a path fits a route pattern of a declared surface: `:name` takes one segment, a closing
 * `*` takes the rest. Letters compare without case and a closing slash does not matter, as the
 * router does.
 */
export function matchesRoute(pattern: string, path: string): boolean {
  const parts = pattern.split('/').filter((part) => part !== '');
  const segments = path.split('/').filter((segment) => segment !== '');
  const isOpen = parts.at(-1) === '*';
  const fixed = isOpen ? parts.slice(0, -1) : parts;
  if (isOpen ? segments.length < fixed.length : segments.length !== fixed.length) return false;
  return fixed.every(
    (part, index) => part.startsWith(':') || part.toLowerCase() === segments[index]?.toLowerCase(),
  );
}

/** How exact a pattern is: literal segments count most, so that `/Me/Settings` wins over `/Me/*`. */
export function exactness(pattern: string): number {
  return pattern
    .split('/')
    .filter((part) => part !== '')
    .reduce(
      (sum, part) => sum + (part === '*' ? 0 : part.startsWith(':') ? 1 : 3),
      pattern.endsWith('*') ? 0 : 1,
    );
}
