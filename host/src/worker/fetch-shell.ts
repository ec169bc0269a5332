/** Fetches the document that fits every route, as nobody in particular. */
import { BootDocumentSchema, type BootDocument } from '@site/contracts/releases/boot-document';
import { BOOT_ELEMENT_ID } from '@site/contracts/releases/boot-element';
import { readJson, readValue } from '@site/contracts/releases/read-value';
import { SHELL_URL } from './kept-state';

/** A document that may be kept, and what stands in it. */
export interface FetchedShell {
  readonly boot: BootDocument;
  readonly document: Response;
}

/** How the bytes travelled, not what they are. */
const OF_THE_WAY = ['content-encoding', 'content-length', 'date', 'age', 'vary', 'etag'];

/** The data block; nothing in it can close it (`jsonForHtml`). */
function bootIn(html: string): BootDocument | null {
  const start = `id="${BOOT_ELEMENT_ID}">`;
  const from = html.lastIndexOf(start);
  const until = html.indexOf('</script>', from);
  if (from < 0 || until < 0) return null;
  const read = readValue(BootDocumentSchema, readJson(html.slice(from + start.length, until)));
  return read.ok ? read.value : null;
}

/**
 * Only a document that knows no time, no answers and no visitor may be kept; an edge that is older
 * than this worker answers with an ordinary page.
 */
const fitsAnybody = ({ serverTime, answers, keys, dev }: BootDocument): boolean =>
  serverTime === null && Object.keys(answers).length === 0 && keys.length > 0 && !dev;

/**
 * Fetches it without cookies, past every cache.
 *
 * @returns null when nobody answered or the answer may not be kept.
 */
export async function fetchShell(fetcher: typeof fetch): Promise<FetchedShell | null> {
  const answer = await fetcher(SHELL_URL, {
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
  }).catch(() => null);
  if (answer?.ok !== true) return null;
  const html = await answer.text().catch(() => '');
  const boot = bootIn(html);
  if (boot === null || !fitsAnybody(boot)) return null;
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  return { boot, document: new Response(html, { headers }) };
}
