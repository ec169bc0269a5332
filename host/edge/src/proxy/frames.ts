/**
 * Web socket frames as they pass by (RFC 6455, 5.2): between two of them a close frame may be
 * written.
 */

const LONG_16 = 126;
const LONG_64 = 127;
const MASK_BYTES = 4;

/** A close frame of a server: 1001, it goes away. */
export const GOING_AWAY = Buffer.from([0x88, 0x02, 0x03, 0xe9]);

/** Length of a frame's head, by its second byte. */
function headLength(second: number): number {
  const size = second & 0x7f;
  return (
    2 + (size === LONG_16 ? 2 : size === LONG_64 ? 8 : 0) + ((second & 0x80) === 0 ? 0 : MASK_BYTES)
  );
}

function payloadLength(head: Buffer): number {
  const size = (head[1] ?? 0) & 0x7f;
  if (size === LONG_16) return head.readUInt16BE(2);
  return size === LONG_64 ? Number(head.readBigUInt64BE(2)) : size;
}

/**
 * Follows one direction of a socket.
 *
 * @returns a function that takes each chunk and says whether a
 * frame ended with it.
 */
export function frameFollower(): (chunk: Buffer) => boolean {
  let head = Buffer.alloc(0);
  let left = 0;
  return (chunk) => {
    let at = 0;
    while (at < chunk.length) {
      if (left > 0) {
        const taken = Math.min(left, chunk.length - at);
        left -= taken;
        at += taken;
      } else {
        head = Buffer.concat([head, chunk.subarray(at, at + 1)]);
        at += 1;
        if (head.length >= 2 && head.length === headLength(head[1] ?? 0)) {
          left = payloadLength(head);
          head = Buffer.alloc(0);
        }
      }
    }
    return left === 0 && head.length === 0;
  };
}
