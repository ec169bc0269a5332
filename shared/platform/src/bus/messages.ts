/**
 * Everything that can happen in the site, in the past tense. Remotes subscribe by type; nobody asks
 * over the bus.
 */
import type { BUS_SHAPES } from '@site/domain/releases/bus-shapes';
import type { BusTopic } from '@site/domain/releases/bus-versions';
import type { PayloadOf } from '@site/domain/releases/payloads';

/** Payload of each bus message, as `BUS_SHAPES` lists it. */
export type BusMessages = {
  readonly [T in keyof typeof BUS_SHAPES]: PayloadOf<(typeof BUS_SHAPES)[T]>;
};

/** Name of a bus message; one whose topic has no version is none. */
export type BusMessageType = keyof BusMessages & `${BusTopic}.${string}`;

/** A message as it travels. */
export type BusMessage = {
  [T in BusMessageType]: { readonly type: T } & BusMessages[T];
}[BusMessageType];
