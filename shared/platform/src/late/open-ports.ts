/** The ports of `ports.ts`: values that stand from the start, work that is loaded when it is needed. */
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  DEFAULT_USER_SETTINGS,
} from '@site/domain/betting/sports-settings';
import { failed } from '@site/domain/errors/app-error';
import { NO_MAINTENANCE, NO_TOKEN_MISSING } from '@site/domain/vendors/maintenance';
import { NO_BALANCES, openBalances, type BalancesPort } from '../balances/balances';
import type {
  ExclusionPort,
  ExclusionState,
  MaintenancePort,
  MaintenanceView,
  SettingsPort,
  SettingsState,
} from '../ports';
import { createState } from '../state-view';
import type { LateDeps, LateStates } from './late-deps';
import type { LatePorts } from './late-ports';

/** The ports and what wakes them. */
export interface OpenedPorts {
  readonly balances: BalancesPort;
  readonly exclusion: ExclusionPort;
  readonly settings: SettingsPort;
  readonly maintenance: MaintenancePort;
  readonly whitelist: (providerCode: string, memberCode: string | null) => Promise<boolean>;
  /** Loads the work; a load that failed is tried again with the next need. */
  readonly work: () => Promise<LatePorts>;
  /** Nobody is signed in any more. */
  readonly reset: () => void;
}

const UNKNOWN: ExclusionState = { flags: null, failed: false };
const DEFAULTS: SettingsState = { settings: DEFAULT_NOTIFICATION_SETTINGS, source: 'default' };

/** Opens the ports with their default states; the work behind them is loaded on first use. */
export function openPorts(deps: Omit<LateDeps, 'states'>): OpenedPorts {
  const states: LateStates = {
    balances: createState(NO_BALANCES),
    exclusion: createState(UNKNOWN),
    settings: createState(DEFAULTS),
    user: createState(DEFAULT_USER_SETTINGS),
    maintenance: createState<MaintenanceView>({ ...NO_MAINTENANCE, features: [] }),
  };
  let loading: Promise<LatePorts> | null = null;
  const work = (): Promise<LatePorts> => {
    loading ??= import(/* webpackChunkName: "base" */ './late-ports').then(({ createLatePorts }) =>
      createLatePorts({ ...deps, states }),
    );
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  /** Asks for work whose failure to load changes nothing but what the state already says. */
  const ask = (run: (ports: LatePorts) => void): void => void work().then(run, () => undefined);
  const blind = (): 'unknown' => {
    states.exclusion.set({ flags: null, failed: true });
    return 'unknown';
  };
  const balances = openBalances({
    bus: deps.bus,
    state: states.balances,
    work: () => work().then((ports) => ports.balances),
  });
  return {
    work,
    balances,
    reset: () => {
      states.exclusion.set(UNKNOWN);
      states.settings.set(DEFAULTS);
      states.maintenance.set({ ...states.maintenance.get(), ...NO_TOKEN_MISSING });
    },
    exclusion: {
      state: states.exclusion,
      check: (action) =>
        work()
          .then((ports) => ports.exclusion.check(action))
          .catch(blind),
      retry: () => void work().then((ports) => ports.exclusion.load(), blind),
    },
    settings: {
      state: states.settings,
      user: states.user,
      save: (patch) =>
        work()
          .then((ports) => ports.settings.save(patch))
          .catch(() => failed({ kind: 'network' })),
      setListDisplay: (type) => ask((ports) => ports.settings.setListDisplay(type)),
      setUser: (patch) => ask((ports) => ports.settings.setUser(patch)),
    },
    maintenance: {
      state: states.maintenance,
      announce: (feature) => ask((ports) => ports.maintenance.announce(feature)),
      clear: (feature) => ask((ports) => ports.maintenance.clear(feature)),
    },
    whitelist: (providerCode, memberCode) =>
      memberCode === null
        ? Promise.resolve(false)
        : work()
            .then((ports) => ports.whitelist(providerCode, memberCode))
            .catch(() => false),
  };
}
