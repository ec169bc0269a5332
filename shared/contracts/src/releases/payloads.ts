import type { Payloads } from '@site/domain/releases/payloads';
import * as v from 'valibot';

const ShapesSchema = v.record(
  v.string(),
  v.record(
    v.string(),
    v.union([
      v.picklist(['string', 'number', 'boolean', 'object', 'function']),
      v.array(v.string()),
    ]),
  ),
);
const PayloadsSchema = v.object({ gives: ShapesSchema, takes: ShapesSchema });

/**
 * Reads what a release record keeps of its payloads.
 *
 * @returns null for records from before they were kept, and for kinds that are not known yet.
 */
export function readPayloads(contracts: unknown): Payloads | null {
  const parsed = v.safeParse(PayloadsSchema, contracts);
  return parsed.success ? parsed.output : null;
}
