/** The port to the acts around an account; their work lies in a chunk of its own. */
import { failed } from '@site/domain/errors/app-error';
import { afterLogin } from '@site/domain/session/after-login';
import type { ApiClient } from '../api/types';
import { targets } from '../navigation/targets';
import type { AccountPort, HostVisit } from '../ports';
import { KEYS } from '../storage/keys';
import type { SiteStorage } from '../storage/storage';
import type { SessionPort } from './types';

/** What the acts work on. */
export interface AccountDeps {
  readonly api: ApiClient;
  readonly storage: SiteStorage;
  readonly session: Pick<SessionPort, 'state' | 'adopt' | 'reloadMember'>;
  readonly visit: Pick<HostVisit, 'marks'>;
  /** The site's host name, as the registration wants it. */
  readonly hostName: string;
}

/** Everything that waits. */
export type AccountWork = Omit<AccountPort, 'next'>;

/** Opens the port; work that does not load fails like a network. */
export function openAccount(deps: AccountDeps): AccountPort {
  const run = <R, L>(act: (work: AccountWork) => Promise<R>, lost: L): Promise<R | L> =>
    import('../late/account-work')
      .then(({ createAccountWork }) => act(createAccountWork(deps)))
      .catch(() => lost);
  const lost = failed({ kind: 'network' });
  return {
    next: (requested) => {
      const { session, storage } = deps;
      const state = session.state.get();
      // A match that an outside link named waits on the boards (§3.3).
      const to = requested ?? (storage.read(KEYS.deeplink) === null ? null : targets.toSports());
      return state.status === 'member'
        ? afterLogin(state.member, storage.read(KEYS.otpSkipped) === '1', to)
        : null;
    },
    register: (form) => run((work) => work.register(form), lost),
    sendName: (email) => run((work) => work.sendName(email), lost),
    sendReset: (way, who) => run((work) => work.sendReset(way, who), lost),
    setPassword: (proof, password) => run((work) => work.setPassword(proof, password), lost),
    redeemMail: (token) => run((work) => work.redeemMail(token), lost),
    giveLoginCode: (channel, code) => run((work) => work.giveLoginCode(channel, code), lost),
    skipLoginCode: () => run((work) => work.skipLoginCode(), false),
  };
}
