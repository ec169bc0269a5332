/**
 * Documents in their packed forms, packed once and not per request. What changes from one request
 * to the next is the
 * time alone, and it stands at the very end: everything before it is packed once, and the end is
 * laid behind it as it
 * is, in the terms of each format (RFC 1952 for gzip, RFC 7932 for brotli).
 */
import zlib from 'node:zlib';
import type { SplitDocument } from '@site/contracts/releases/document/render';

/** Forms that documents are packed in. */
export type Packing = 'br' | 'gzip';

interface Packed {
  readonly bytes: Buffer;
  readonly crc: number;
  readonly length: number;
}

/** Documents held in memory, in bytes of their packed forms and their texts; the oldest goes first. */
const MOST_HELD = 64 * 1024 * 1024;
/** Longest end: one block of either format takes it. */
const MOST_OF_NOW = 0xffff;
const QUALITY = {
  [zlib.constants.BROTLI_PARAM_QUALITY]: 9,
  [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
};
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Packs a text so that it ends on a whole byte and more may follow. */
function pack(text: string, packing: Packing): Packed {
  const bytes =
    packing === 'br'
      ? zlib.brotliCompressSync(text, {
          params: QUALITY,
          finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH,
        })
      : zlib.deflateRawSync(text, { level: 9, finishFlush: zlib.constants.Z_SYNC_FLUSH });
  return { bytes, crc: packing === 'gzip' ? zlib.crc32(text) : 0, length: Buffer.byteLength(text) };
}

/** An unpacked meta-block of brotli and the empty one that ends the stream. */
function brotliEnd(tail: Buffer): Buffer {
  // From the lowest bit: not the last one, sixteen bits of length, the length less one, unpacked;
  // then whole bytes.
  const head = ((tail.length - 1) << 3) | (1 << 19);
  return Buffer.concat([
    Buffer.from([head & 0xff, (head >> 8) & 0xff, (head >> 16) & 0xff]),
    tail,
    Buffer.from([0x03]),
  ]);
}

/** A stored block of deflate, the last one, and the trailer of gzip over the whole text. */
function gzipEnd(tail: Buffer, before: Packed): Buffer {
  const block = Buffer.alloc(5);
  block.writeUInt8(1, 0);
  block.writeUInt16LE(tail.length, 1);
  block.writeUInt16LE(~tail.length & 0xffff, 3);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(zlib.crc32(tail, before.crc), 0);
  trailer.writeUInt32LE((before.length + tail.length) >>> 0, 4);
  return Buffer.concat([block, tail, trailer]);
}

/**
 * Keeps packed documents.
 *
 * @returns the whole of a document in a form.
 */
export function createPacker(): (document: SplitDocument, packing: Packing) => Buffer {
  // A map each, so that the text itself is the key and is not read again to be found.
  const held = { br: new Map<string, Packed>(), gzip: new Map<string, Packed>() };
  let size = 0;
  const sizeOf = (text: string, { bytes }: Packed): number => bytes.length + text.length * 2;
  const makeRoom = (forms: Map<string, Packed>): void => {
    for (const [oldest, each] of forms) {
      if (size <= MOST_HELD || forms.size === 1) break;
      forms.delete(oldest);
      size -= sizeOf(oldest, each);
    }
  };
  const packedOf = (text: string, packing: Packing): Packed => {
    const found = held[packing].get(text);
    if (found) return found;
    const made = pack(text, packing);
    held[packing].set(text, made);
    size += sizeOf(text, made);
    makeRoom(held[packing]);
    return made;
  };
  return ({ lasting, ofNow }, packing) => {
    const tail = Buffer.from(ofNow);
    if (tail.length === 0 || tail.length > MOST_OF_NOW)
      throw new Error(
        `the end of a document has ${tail.length} bytes; it takes 1 to ${MOST_OF_NOW}`,
      );
    const before = packedOf(lasting, packing);
    return packing === 'br'
      ? Buffer.concat([before.bytes, brotliEnd(tail)])
      : Buffer.concat([GZIP_HEAD, before.bytes, gzipEnd(tail, before)]);
  };
}
