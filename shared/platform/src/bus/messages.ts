/**
 * Everything that can happen in the site, in the past tense. Remotes subscribe by type; nobody asks
 * over the bus.
 */
import type { BusTopic } from '@site/domain/releases/bus-versions';
import type { EndReason } from '@site/domain/session/transition';
import type { MoneyKind } from '@site/domain/money-action/machine';

/**
 * Payload of each bus message. A new message is a new line here; its topic has a version in
 * `BUS_VERSIONS`, by which remotes say what they need.
 */
export interface BusMessages {
  'session.logged-in': { readonly memberCode: string };
  'session.logged-out': { readonly reason: EndReason };
  /** Another tab signed somebody else in; this one follows. */
  'session.switched': Record<never, never>;
  /** All tries to renew the token failed (§4.1). */
  'session.refresh-failed': Record<never, never>;
  'balance.refresh-asked': { readonly by: string };
  'balance.refreshed': { readonly at: number };
  'bet.placed': { readonly wagerId: string; readonly vendor: string };
  'bet.settled': { readonly wagerId: string; readonly vendor: string };
  'money.settled': {
    readonly kind: MoneyKind;
    readonly key: string;
    readonly phase: 'done' | 'refused' | 'notPlaced';
  };
  'maintenance.announced': { readonly feature: string };
  'navigation.reselected': { readonly tab: string };
  'error.raised': { readonly code: string; readonly passedBy: string };
}

/** Name of a bus message; one whose topic has no version is none. */
export type BusMessageType = keyof BusMessages & `${BusTopic}.${string}`;

/** A message as it travels. */
export type BusMessage = {
  [T in BusMessageType]: { readonly type: T } & BusMessages[T];
}[BusMessageType];
