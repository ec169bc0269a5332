/** The text of a refused member update (§7.3, R7.3-6). */
import { cleanDescription } from '../errors/description';

/** The first error message, else `result.message`, else null: then the catalogue's words are shown. */
export function memberUpdateError(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const [first]: unknown[] = 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
  const said = textOf(first, 'description') ?? textOf(first, 'message');
  return said ?? ('result' in body ? textOf(body.result, 'message') : null);
}

function textOf(value: unknown, name: 'description' | 'message'): string | null {
  if (typeof value !== 'object' || value === null) return null;
  return cleanDescription(new Map(Object.entries(value)).get(name));
}
