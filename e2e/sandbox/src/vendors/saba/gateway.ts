/** SABA's gateway: its desk and the hub of its stream. */
import type { Desk } from '../desk';
import type { Hub } from './hub';

/** The gateway. */
export interface SabaGateway {
  readonly desk: Desk;
  readonly hub: Hub;
}
