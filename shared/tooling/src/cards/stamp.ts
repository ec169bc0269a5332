/** What a picture was made of, kept in the picture itself: a comment of a JPEG. */
import { createHash } from 'node:crypto';

const MARK = 'site-card ';

/** The comment of a page's picture. */
const commentOf = (html: string): string =>
  MARK + createHash('sha256').update(html).digest('hex').slice(0, 32);

/** A picture with the hash of its page, behind the first two bytes of every JPEG. */
export function stamped(jpeg: Buffer, html: string): Buffer {
  const comment = Buffer.from(commentOf(html));
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

/** Whether a picture was made of this page. */
export const isOf = (jpeg: Buffer, html: string): boolean =>
  jpeg.subarray(6, 6 + MARK.length + 32).toString() === commentOf(html);
