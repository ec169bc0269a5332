/**
 * How large a picture is, read from its first bytes: small ones are told before they are refused
 * for being blurry (complaint of §7.2 uploads).
 */
import { fileKind } from './file-check';

/** Pixels of a picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Fewest pixels of the shorter side on which a document's small print can be read. */
export const READABLE_PX = 480;

const two = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const four = (bytes: Uint8Array, at: number): number =>
  two(bytes, at) * 0x1_0000 + two(bytes, at + 2);

/** PNG: both sides stand behind the name of the first chunk. */
const sizeOfPng = (bytes: Uint8Array): PictureSize | null =>
  bytes.length < 24 ? null : { width: four(bytes, 16), height: four(bytes, 20) };

/** Frames of a JPEG that carry the size; the others of that row carry tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** JPEG: segment after segment, until one is a frame. */
function sizeOfJpg(bytes: Uint8Array): PictureSize | null {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return { width: two(bytes, at + 7), height: two(bytes, at + 5) };
    const length = two(bytes, at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/** Size of a picture, or null for anything else and for what cannot be read. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const kind = fileKind(bytes);
  if (kind === 'png') return sizeOfPng(bytes);
  return kind === 'jpg' ? sizeOfJpg(bytes) : null;
}

/** True when its print may be hard to read; what cannot be measured is not doubted. */
export function isSmallPicture(bytes: Uint8Array): boolean {
  const size = pictureSize(bytes);
  return size !== null && Math.min(size.width, size.height) < READABLE_PX;
}
