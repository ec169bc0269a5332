import type * as v from 'valibot';
import type { Sentence } from '@site/domain/releases/sentence';
import { parseWith } from '@site/contracts/parse';
import { refused } from '../changes/change';

const NUMBER = /(?<=than )\d+/;
/** What a schema says is a text; the number in it is its value. */
const ofSchema = (message: string): Sentence => ({
  pattern: message.replace(NUMBER, '{}'),
  values: NUMBER.exec(message) ?? [],
});

/**
 * What a call was sent.
 *
 * @throws Refused that names the field that does not fit.
 */
export function readBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const read = parseWith<T>(schema, body);
  if (!read.ok) throw refused`this cannot be read (${read.where}): ${ofSchema(read.message)}`;
  return read.value;
}
