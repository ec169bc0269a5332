/** Files that members send: what they are is told by their first bytes, never by their name. */
import { createHash } from 'node:crypto';
import { ApiError } from '../http/api-error';

/** First bytes of what is taken. */
const MAGIC = [
  { kind: 'jpg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const;

/**
 * What base64 is never written with; a pattern over the whole text would keep a way back for each
 * of its millions of letters.
 */
const FOREIGN = /[^A-Za-z0-9+/]/;

/** The bytes of base64 text, none when it is not base64. */
function bytesOf(text: string): Buffer {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return FOREIGN.test(text.slice(0, text.length - padding))
    ? Buffer.alloc(0)
    : Buffer.from(text, 'base64');
}

/** A file that was taken: its size and its hash; the sandbox keeps no content. */
export interface TakenFile {
  readonly bytes: number;
  readonly hash: string;
}

/**
 * Reads a file out of base64.
 *
 * @param most most bytes.
 * @throws ApiError DOC00415 for anything but jpg, png and pdf, DOC00413 above the size.
 */
export function readUpload(contentBase64: string, most: number): TakenFile {
  const content = bytesOf(contentBase64);
  if (content.length > most)
    throw new ApiError(413, 'DOC00413', `文件不能超过${String(Math.floor(most / 1_048_576))}MB`);
  if (!MAGIC.some(({ bytes }) => bytes.every((byte, at) => content[at] === byte)))
    throw new ApiError(415, 'DOC00415', '仅支持 JPG、PNG 或 PDF 文件');
  return { bytes: content.length, hash: createHash('sha256').update(content).digest('hex') };
}
