/**
 * What makes a channel pointer good enough to follow (safety C1, TUF's rules for rollback and
 * freeze).
 */
import type { Channel } from '@site/contracts/releases/channel';
import type { PublicKey } from '@site/contracts/releases/keys';
import { readChannel, readJson } from '@site/contracts/releases/read';
import {
  POINTER_MOST_BYTES,
  POINTER_POLL_SECONDS,
  isExpired,
  pointerText,
  sealedPart,
} from '@site/domain/releases/pointer-text';
import { isSigned } from './verify';

/** Why a newer picture could not be had: nobody answered, or an answer must not be believed. */
export class LookError extends Error {
  override readonly name = 'LookError';

  /**
   * Server time of the answer that was refused, or null: it proves how old a pointer is, whatever
   * the answer was worth.
   */
  serverTime: number | null = null;

  constructor(
    readonly reason: 'unreachable' | 'refused',
    message: string,
  ) {
    super(message);
  }
}

/** What a pointer is held against. */
export interface Expected {
  readonly channel: string;
  readonly keys: readonly PublicKey[];
  /** The highest generation that was ever seen here. */
  readonly atLeast: number;
  /** Server time, or null when it is not known. */
  readonly now: number | null;
}

/**
 * The text of a pointer as it travelled. No mark of a byte order is dropped and no broken letter
 * replaced: what is read is what was signed.
 *
 * @throws LookError of kind `refused`.
 */
export function pointerTextOf(bytes: ArrayBuffer): string {
  if (bytes.byteLength > POINTER_MOST_BYTES)
    throw new LookError('refused', 'channel pointer is longer than a pointer may be');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new LookError('refused', 'channel pointer is no text');
  }
}

/** Whether it is signed: by its seal over the bytes, or, from before seals, over its fields. */
async function isProven(
  text: string,
  channel: Channel,
  keys: readonly PublicKey[],
): Promise<boolean> {
  const signed = sealedPart(text);
  return signed === null
    ? isSigned(keys, channel.sigs, pointerText(channel))
    : isSigned(keys, channel.seal, signed);
}

/**
 * Reads and proves a pointer.
 *
 * @throws LookError of kind `refused` with the reason.
 */
export async function provePointer(text: string, expected: Expected): Promise<Channel> {
  const refuse = (why: string): never => {
    throw new LookError('refused', `channel pointer ${why}`);
  };
  const read = readChannel(readJson(text));
  if (!read.ok) return refuse(`is not valid: ${read.why}`);
  const channel = read.value;
  if (channel.channel !== expected.channel)
    return refuse(`is of channel ${channel.channel}, not ${expected.channel}`);
  if (expected.keys.length > 0 && !(await isProven(text, channel, expected.keys)))
    return refuse('is not signed by a key of this site');
  // A lower generation is a replayed old pointer: a rollback always has a higher one (releases D2).
  if (channel.generation < expected.atLeast)
    return refuse(
      `went back to generation ${channel.generation}, ${expected.atLeast} was seen before`,
    );
  if (isExpired(channel, expected.now)) return refuse(`ran out at ${channel.expiresAt ?? ''}`);
  // Advice that nobody signed is not taken.
  return sealedPart(text) === null ? { ...channel, pollSeconds: POINTER_POLL_SECONDS } : channel;
}
