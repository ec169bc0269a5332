import { MONEY_KIND } from '../money-action/machine';
import type { BusTopic } from './bus-versions';
import type { Shape } from './payloads';

/**
 * Payload of each bus message: its type is made of this, and releases keep it, so that the gate
 * knows what a live part reads. A new message is a new line here; its topic has a version in
 * `BUS_VERSIONS`. A field more on a message that remotes send ends with `?`: older ones send none.
 */
export const BUS_SHAPES = {
  'session.logged-in': { memberCode: 'string' },
  'session.logged-out': {
    reason: ['member', 'expired', 'duplicate', 'otherTab', 'refused', 'switched'],
  },
  /** Another tab signed somebody else in; this one follows. */
  'session.switched': {},
  /** All tries to renew the token failed (§4.1). */
  'session.refresh-failed': {},
  'balance.refresh-asked': { by: 'string' },
  'balance.refreshed': { at: 'number' },
  'bet.placed': { wagerId: 'string', vendor: 'string' },
  'bet.settled': { wagerId: 'string', vendor: 'string' },
  'money.settled': { kind: MONEY_KIND, key: 'string', phase: ['done', 'refused', 'notPlaced'] },
  'maintenance.announced': { feature: 'string' },
  'navigation.reselected': { tab: 'string' },
  'error.raised': { code: 'string', passedBy: 'string' },
} as const satisfies Readonly<Partial<Record<`${BusTopic}.${string}`, Shape>>>;

/** What a remote exposes and the host takes of it, as `RemoteModule` of the federation says it. */
export const MODULE_SHAPES = {
  './remote': { name: 'string', pages: 'object', slots: 'object', 'boot?': 'function' },
} as const satisfies Readonly<Record<string, Shape>>;
