import type * as v from 'valibot';
import { parseWith } from '@site/contracts/parse';
import { Refused } from '../changes/change';

/**
 * What a call was sent.
 *
 * @throws Refused that names the field that does not fit.
 */
export function readBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const read = parseWith<T>(schema, body);
  if (!read.ok) throw new Refused(`this cannot be read (${read.where}): ${read.message}`);
  return read.value;
}
