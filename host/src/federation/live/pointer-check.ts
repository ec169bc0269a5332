/** What makes a channel pointer good enough to follow (safety C1, TUF's rules for rollback and freeze). */
import type { Channel } from '@site/contracts/releases/channel';
import type { PublicKey } from '@site/contracts/releases/keys';
import { readChannel, readJson } from '@site/contracts/releases/read';
import { pointerText } from '@site/domain/releases/pointer-text';
import { isSigned } from './verify';

/** Why a newer picture could not be had: nobody answered, or an answer must not be believed. */
export class LookError extends Error {
  override readonly name = 'LookError';

  constructor(readonly reason: 'unreachable' | 'refused', message: string) {
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

/** Whether a pointer's time is over. */
export const isExpired = ({ expiresAt }: Pick<Channel, 'expiresAt'>, now: number | null): boolean =>
  expiresAt !== null && now !== null && Date.parse(expiresAt) <= now;

/** Reads and proves a pointer. @throws LookError of kind `refused` with the reason. */
export async function provePointer(text: string, expected: Expected): Promise<Channel> {
  const refuse = (why: string): never => { throw new LookError('refused', `channel pointer ${why}`); };
  const read = readChannel(readJson(text));
  if (!read.ok) return refuse(`is not valid: ${read.why}`);
  const channel = read.value;
  if (channel.channel !== expected.channel) return refuse(`is of channel ${channel.channel}, not ${expected.channel}`);
  if (expected.keys.length > 0 && !(await isSigned(expected.keys, channel.sigs, pointerText(channel)))) return refuse('is not signed by a key of this site');
  // A lower generation is a replayed old pointer: a rollback always has a higher one (releases D2).
  if (channel.generation < expected.atLeast) return refuse(`went back to generation ${channel.generation}, ${expected.atLeast} was seen before`);
  if (isExpired(channel, expected.now)) return refuse(`ran out at ${channel.expiresAt ?? ''}`);
  return channel;
}
