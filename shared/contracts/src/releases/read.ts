import * as v from 'valibot';
import { AuditSchema, type Audit } from './audit';
import { BootDocumentSchema, type BootDocument } from './boot-document';
import { ChannelSchema, type Channel } from './channel';
import { RegistrySchema, type Registry } from './registry';
import { ReleaseSchema, type Release } from './release';

/** A value that fits its schema, or the first reason why it does not. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Read<T> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return { ok: false, why: `${v.getDotPath(issue) ?? 'value'}: ${issue.message}` };
}

/** Reads text as JSON without throwing. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a channel pointer. */
export const readChannel = (value: unknown): Read<Channel> => read(ChannelSchema, value);
/** Reads a registry snapshot. */
export const readRegistry = (value: unknown): Read<Registry> => read(RegistrySchema, value);
/** Reads a release record. */
export const readRelease = (value: unknown): Read<Release> => read(ReleaseSchema, value);
/** Reads an audit record. */
export const readAudit = (value: unknown): Read<Audit> => read(AuditSchema, value);
/** Reads the data block of the host document. */
export const readBootDocument = (value: unknown): Read<BootDocument> => read(BootDocumentSchema, value);
