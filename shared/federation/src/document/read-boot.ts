import type { BootDocument } from '@site/contracts/releases/boot-document';
import { BOOT_ELEMENT_ID } from '@site/contracts/releases/boot-element';
import { readJson } from '@site/contracts/releases/read-value';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Whether this is the data that the edge writes. Its parts were read by their schemas there, and
 * whoever could change them here could change the scripts of the document as well: reading them
 * once more would only cost time.
 */
function isBoot(
  value: unknown,
): value is Omit<BootDocument, 'keys' | 'answers'> & Partial<BootDocument> {
  return (
    isRecord(value) &&
    value['schema'] === 'site-boot/1' &&
    ['channel', 'registry', 'host', 'resolved', 'origins'].every((part) => isRecord(value[part]))
  );
}

/**
 * The data the edge wrote into the document.
 *
 * @throws Error when it is missing or does not fit: the host cannot start on a guess.
 */
export function readBoot(doc: Document): BootDocument {
  const boot = readJson(doc.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '');
  if (!isBoot(boot)) throw new Error('the document carries no valid boot data');
  // Without keys any pointer would be believed.
  if (!Array.isArray(boot.keys) || boot.keys.length === 0)
    throw new Error('the document carries no keys');
  // Documents from before they carried answers have none.
  return { ...boot, keys: boot.keys, answers: isRecord(boot.answers) ? boot.answers : {} };
}
