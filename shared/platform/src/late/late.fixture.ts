/** The late ports with a server, a clock and a browser in the test's hands. */
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  DEFAULT_USER_SETTINGS,
} from '@site/domain/betting/sports-settings';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { NO_MAINTENANCE } from '@site/domain/vendors/maintenance';
import { NO_BALANCES, type BalancesState } from '../balances/balances';
import type { ApiClient, CallInput } from '../api/types';
import { createBus } from '../bus/bus';
import type { ExclusionState, MaintenanceView, SettingsState } from '../ports';
import { createState } from '../state-view';
import { createStorage } from '../storage/storage';

/** A call as the server saw it. */
export interface Sent {
  readonly id: string;
  readonly input: CallInput<unknown, unknown>;
}

/**
 * Opens them.
 *
 * @param answer what the server says to a call.
 */
export function openLate(
  answer: (sent: Sent) => Outcome<unknown> | Promise<Outcome<unknown>> = () => done(null),
) {
  const kept = new Map<string, string>();
  const place = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: () => null,
    length: 0,
  };
  const sent: Sent[] = [];
  const timers: { readonly ms: number; readonly work: () => void; stopped: boolean }[] = [];
  const bus = createBus();
  const announced: string[] = [];
  bus.on('maintenance.announced').subscribe(({ feature }) => announced.push(feature));
  let isSignedIn = true;
  const api: ApiClient = {
    anew: (work) => work(),
    call: async (row, input = {}) => {
      const one: Sent = { id: row.id, input };
      sent.push(one);
      return (await answer(one)) as never;
    },
  };
  const deps = {
    api,
    bus,
    storage: createStorage({ local: place, session: null }),
    hostName: 'www.example',
    states: {
      balances: createState<BalancesState>(NO_BALANCES),
      exclusion: createState<ExclusionState>({ flags: null, failed: false }),
      settings: createState<SettingsState>({
        settings: DEFAULT_NOTIFICATION_SETTINGS,
        source: 'default',
      }),
      user: createState(DEFAULT_USER_SETTINGS),
      maintenance: createState<MaintenanceView>({ ...NO_MAINTENANCE, features: [] }),
    },
    signedIn: () => isSignedIn,
    after: (ms: number, work: () => void) => {
      const timer = { ms, work, stopped: false };
      timers.push(timer);
      return () => {
        timer.stopped = true;
      };
    },
    wait: () => new Promise<void>(() => undefined),
    now: () => 0,
  };
  return {
    deps,
    sent,
    kept,
    announced,
    timers,
    signOut: () => {
      isSignedIn = false;
    },
  };
}

/** Lets everything that waits for nothing else happen. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
