import { AuditSchema, type Audit } from './audit';
import { ChannelSchema, type Channel } from './channel';
import { KeySetSchema, type KeySet } from './keys';
import { readValue, type Read } from './read-value';
import { RegistrySchema, type Registry } from './registry';
import { ReleaseSchema, type Release } from './release';

export { readJson, type Read } from './read-value';

/** Reads a channel pointer. */
export const readChannel = (value: unknown): Read<Channel> => readValue(ChannelSchema, value);
/** Reads the public keys. */
export const readKeySet = (value: unknown): Read<KeySet> => readValue(KeySetSchema, value);
/** Reads a registry snapshot. */
export const readRegistry = (value: unknown): Read<Registry> => readValue(RegistrySchema, value);
/** Reads a release record. */
export const readRelease = (value: unknown): Read<Release> => readValue(ReleaseSchema, value);
/** Reads an audit record. */
export const readAudit = (value: unknown): Read<Audit> => readValue(AuditSchema, value);
