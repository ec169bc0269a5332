/** Addresses by which a page of a part is opened to look at it: at the gate, in a preview. */

/** A route as a record has it: what was published long ago may say anything. */
export interface ExampleRoute {
  readonly path?: unknown;
  /** An address of the route, where its pattern is none itself. */
  readonly example?: unknown;
}

const isAddress = (text: string): boolean => text === '/' || /^(\/[\w-]+)+$/.test(text);

/**
 * An address that opens the route: its example, else the pattern where it is one, else what stands
 * before the star. Null where a parameter has no example.
 */
export function exampleOf({ path, example }: ExampleRoute): string | null {
  if (typeof example === 'string') return example;
  if (typeof path !== 'string') return null;
  const start = path.endsWith('/*') ? path.slice(0, -2) || '/' : path;
  return isAddress(start) ? start : null;
}

/** Whether an address is one of the pattern; the case of letters does not count. */
export function fitsPattern(path: string, address: string): boolean {
  if (!isAddress(address)) return false;
  const [pattern, parts] = [path, address].map((text) => text.toLowerCase().split('/'));
  const isOpen = pattern?.at(-1) === '*';
  const fixed = isOpen ? pattern?.slice(0, -1) : pattern;
  if (fixed === undefined || parts === undefined) return false;
  return (
    (isOpen ? parts.length >= fixed.length : parts.length === fixed.length) &&
    fixed.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}
