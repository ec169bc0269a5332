/**
 * The work behind the ports of `ports.ts`: a chunk of its own, loaded when the first of them is
 * needed.
 */
import { isMemberWhiteListed } from '@site/contracts/games';
import type { AppError } from '@site/domain/errors/app-error';
import { isWhitelisted } from '@site/domain/games/filters';
import type { MoneyKind } from '@site/domain/money-action/machine';
import type { CallTrace } from '../api/trace';
import { createBalanceWork, type BalanceAsk } from '../balances/balance-work';
import type { BalanceWork } from '../balances/balances';
import { loadBalances } from '../balances/load-balances';
import { reasonAgainst } from './gate';
import { createExclusion, type ExclusionWork } from './exclusion';
import type { LateDeps } from './late-deps';
import { createMaintenance, type MaintenanceWork } from './maintenance';
import { createSettings, type SettingsWork } from './settings';

/** Everything that waits. */
export interface LatePorts {
  readonly balances: BalanceWork;
  readonly exclusion: ExclusionWork;
  readonly settings: SettingsWork;
  readonly maintenance: MaintenanceWork;
  readonly whitelist: (providerCode: string, memberCode: string) => Promise<boolean>;
  /** A member is signed in: reads what belongs to them. */
  readonly onMember: () => void;
  /** Why money may not move now, or null. */
  readonly gate: (kind: MoneyKind, ready: boolean, settles?: boolean) => Promise<AppError | null>;
  readonly onCall: (trace: CallTrace) => void;
}

/** Makes balances, exclusion, settings, maintenance and the whitelist over one client. */
export function createLatePorts(deps: LateDeps): LatePorts {
  const { api, bus, now, signedIn } = deps;
  const load = (ask: BalanceAsk) => loadBalances(api, ask);
  const balances = createBalanceWork({ bus, state: deps.states.balances, load, now, signedIn });
  const exclusion = createExclusion(deps);
  const settings = createSettings(deps);
  const maintenance = createMaintenance(deps);
  return {
    balances,
    exclusion,
    settings,
    maintenance,
    onMember: () => {
      exclusion.load();
      settings.load();
    },
    onCall: maintenance.onCall,
    gate: (kind, ready, settles) => reasonAgainst(kind, ready, exclusion, settles),
    whitelist: async (providerCode, memberCode) => {
      const answer = await deps.api.call(isMemberWhiteListed, {
        query: { providerCode, memberCode, hostName: deps.hostName },
        fresh: true,
      });
      return answer.ok && isWhitelisted(answer.value);
    },
  };
}
