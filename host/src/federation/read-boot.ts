import { BOOT_ELEMENT_ID, type BootDocument } from '@site/contracts/releases/boot-document';
import { readBootDocument, readJson } from '@site/contracts/releases/read';

/**
 * The data the edge wrote into the document.
 * @throws Error when it is missing or does not fit: the host cannot start on a guess.
 */
export function readBoot(doc: Document): BootDocument {
  const text = doc.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '';
  const boot = readBootDocument(readJson(text));
  if (!boot.ok) throw new Error(`the document carries no valid boot data (${boot.why})`);
  return boot.value;
}
