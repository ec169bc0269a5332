/** A platform behind a face, as little as tests need. */
import { BehaviorSubject } from 'rxjs';
import type { SitePlatform } from '../platform';
import type { Platform } from '../platform';
import { createFace } from './create-face';
import type { CallInput } from '../api/types';

export const kept = new Map<string, string>();
export const site = (over: Partial<Record<keyof SitePlatform, unknown>> = {}): SitePlatform => {
  const view = { get: () => null, changes$: new BehaviorSubject(null), set: () => undefined };
  const base = {
    bus: { on: () => new BehaviorSubject(null), publish: () => undefined },
    session: { state: view, moneyReady: view, token: () => 'secret', logOut: () => undefined },
    profile: view,
    preview: view,
    seasons: { state: view },
    navigator: {},
    toast: { current$: new BehaviorSubject(null) },
    clock: {},
    money: { open$: new BehaviorSubject([]) },
    storage: {
      read: (key: { name: string }) => kept.get(key.name) ?? null,
      write: (key: { name: string }, text: string) => kept.set(key.name, text),
    },
  };
  return { ...base, ...over } as unknown as SitePlatform;
};

export type Row = Parameters<Platform['api']['call']>[0];
export type Input = CallInput<never, never>;
export const rowOf = (path: string, more: object = {}): Row =>
  ({
    id: 't',
    service: 'gateway',
    method: 'POST',
    path,
    gatewayKey: 'default',
    auth: 'member',
    ...more,
  }) as Row;

/** A site that writes down what is sent, and whose money port gives out one key per action. */
export function sendingSite(over: object = {}) {
  const sent: { row: Row; input: Input }[] = [];
  const answers: unknown[] = [{ ok: true, value: null }];
  const call = (row: Row, input: Input) =>
    Promise.resolve((sent.push({ row, input }), answers.shift() ?? { ok: true, value: null }));
  const submits: ((key: string) => unknown)[] = [];
  const lookups: ((key: string) => unknown)[] = [];
  const money = {
    open$: new BehaviorSubject([]),
    journal: () => [],
    run: ({ submit }: { submit: (key: string) => unknown }) => (
      submits.push(submit),
      new BehaviorSubject(null)
    ),
    registerLookup: (_kind: string, lookup: (key: string) => unknown) => (
      lookups.push(lookup),
      () => undefined
    ),
  };
  const faceOf = (...capabilities: string[]) =>
    createFace(site({ api: { call }, money, ...over }), { name: 'keno', capabilities });
  return { sent, answers, submits, lookups, faceOf };
}
export const action = (kind: string, submit: unknown, more: object = {}) =>
  ({ kind, summary: '', payload: '', submit, ...more }) as Parameters<Platform['money']['run']>[0];
