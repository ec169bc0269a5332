/**
 * Pictures of dots: banners of the casino as JPEG and in both smaller forms, so that the choice of
 * a form can be tried (§3.6 imageSupportFormats).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Forms of a photo; the first is the one at the plain address. */
const FORMS = { jpg: 'image/jpeg', avif: 'image/avif', webp: 'image/webp' } as const;
type Form = keyof typeof FORMS;
const FORM_NAMES: readonly Form[] = ['jpg', 'avif', 'webp'];

const IDS: readonly string[] = ['casino-1', 'casino-2', 'casino-3'];
const HASH_LENGTH = 16;

interface Photo {
  readonly hash: string;
  readonly forms: Readonly<Record<Form, Buffer>>;
}
const PHOTOS = new Map<string, Photo>();

/**
 * A photo from its files; read when it is first asked for. The hash is that of all its forms:
 * another file gives another address.
 */
function photo(id: string): Photo | null {
  const known = PHOTOS.get(id);
  if (known !== undefined) return known;
  if (!IDS.includes(id)) return null;
  const read = (form: Form): Buffer => readFileSync(join(__dirname, 'photos', `${id}.${form}`));
  const forms = { jpg: read('jpg'), avif: read('avif'), webp: read('webp') };
  const sum = createHash('sha256');
  for (const form of FORM_NAMES) sum.update(forms[form]);
  const made = { forms, hash: sum.digest('hex').slice(0, HASH_LENGTH) };
  PHOTOS.set(id, made);
  return made;
}

/** Address of a photo, or null for a picture that is drawn. */
export function photoUrl(id: string): string | null {
  const found = photo(id);
  return found === null ? null : `/cms/photo/${id}.${found.hash}.jpg`;
}

/**
 * A photo by its file name in the wanted form; an unknown form gets the plain one, an unknown file
 * or a hash of another file null.
 */
export function photoOf(
  file: string,
  format: string | undefined,
): { readonly bytes: Buffer; readonly type: string } | null {
  const [, id = '', hash] = /^([\w-]{1,60})\.([0-9a-f]{16})\.jpg$/.exec(file) ?? [];
  const found = photo(id);
  if (found === null || found.hash !== hash) return null;
  const form = FORM_NAMES.find((name) => name === format) ?? 'jpg';
  return { bytes: found.forms[form], type: FORMS[form] };
}
