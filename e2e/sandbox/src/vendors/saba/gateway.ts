/** SABA's gateway: its back end and the hub of its stream. */
import type { VendorBackend } from '../backend';
import type { Hub } from './hub';

/** The gateway. */
export interface SabaGateway {
  readonly backend: VendorBackend;
  readonly hub: Hub;
}
