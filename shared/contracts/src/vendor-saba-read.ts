/** Reads one message of SABA's stream from the bytes of the wire (safety C-05). */
import * as v from 'valibot';
import { sabaStreamMessage, type SabaStreamMessage } from './vendor-saba';

/** @returns the message, or null when the data is no message of the contract. */
export function readSabaMessage(data: unknown): SabaStreamMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const parsed = v.safeParse(sabaStreamMessage, JSON.parse(data));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
