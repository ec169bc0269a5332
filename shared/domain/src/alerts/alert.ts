/** News that concerns one member and cannot wait for them to look: kinds, and what one says. */
import { parseReturnPath } from '../session/return-path';

/** Kinds of alerts, each with a switch of its own. */
export const ALERT_KIND = ['kickOff', 'goal', 'settlement', 'deposit', 'offer'] as const;
/** One kind. */
export type AlertKind = (typeof ALERT_KIND)[number];

/** Which kinds a member wants. */
export type AlertChoice = Readonly<Record<AlertKind, boolean>>;

/** What a member who never chose hears of: all of it. Nothing leaves the site before a device asks. */
export const ALERT_DEFAULT: AlertChoice = {
  kickOff: true,
  goal: true,
  settlement: true,
  deposit: true,
  offer: true,
};

/**
 * Kinds that a page never takes over: goals it tells from its feeds, by settings of its own, and
 * the system tells them as well.
 */
export const TOLD_BY_FEEDS: ReadonlySet<AlertKind> = new Set<AlertKind>(['goal']);

/** Kinds that tell of a balance that has changed: it must not stand beside them as it was. */
export const MOVES_MONEY: ReadonlySet<AlertKind> = new Set<AlertKind>(['deposit', 'settlement']);

/** Most characters of an alert's parts; a phone's lock screen shows fewer. */
export const AlertText = { title: 60, body: 160 } as const;

/** An alert. `target` is an in-app path without the base; `at` in ms. */
export interface Alert {
  readonly id: string;
  readonly kind: AlertKind;
  readonly title: string;
  readonly body: string;
  readonly target: string;
  readonly at: number;
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;

const isKind = (value: unknown): value is AlertKind =>
  (ALERT_KIND as readonly unknown[]).includes(value);

/** An alert's path, or home where it is none of ours (safety B4). */
const targetOf = (value: unknown): string =>
  (typeof value === 'string' ? parseReturnPath(value) : null) ?? '/';

/**
 * Reads an alert that came over a push service or from another window: whatever it is, nothing but
 * an alert comes of it.
 *
 * @returns null when it is none.
 */
export function readAlert(value: unknown): Alert | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, kind, title, body, target, at } = value as Record<string, unknown>;
  if (!isText(id, 64) || !isKind(kind) || !Number.isSafeInteger(at)) return null;
  if (!isText(title, AlertText.title) || !isText(body, AlertText.body)) return null;
  return { id, kind, title, body, target: targetOf(target), at: at as number };
}
