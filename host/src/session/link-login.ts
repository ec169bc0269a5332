/**
 * A login by link (§2.4, §4.1, safety B1): asks before it replaces another member, exchanges once,
 * shows whose account it is.
 */
import { exchangeLink } from '@site/contracts/auth-exchange';
import { KEYS, type Platform } from '@site/platform/host';
import { askMember } from '../late/dialogs';
import { SESSION } from '../phrases/session';

/** What the address carried. */
export interface LinkCredentials {
  readonly ref: string;
  readonly token: string;
}

/** Codes that this login tells in its own words. */
const OWN_CODES = ['IDSVR00006'] as const;

/** Runs it. A member who keeps the account loses nothing: the link was not used. */
export async function logInByLink(
  { api, session, toast, balances, storage }: Platform,
  link: LinkCredentials,
): Promise<void> {
  const current = storage.read(KEYS.loginStatus) === '1' ? storage.read(KEYS.memberInfo) : null;
  if (current !== null) {
    const agreed = await askMember({
      title: SESSION.switchTitle,
      text: SESSION.switchText(current.userName),
      yes: SESSION.switchYes,
      no: SESSION.switchNo,
      testId: 'switch-member',
    });
    if (!agreed) return;
    await session.logOut('switched');
  }
  const hide = toast.show('loading', SESSION.linkBusy);
  const answer = await api.call(exchangeLink, {
    body: { ref: link.ref, token: link.token },
    handles: OWN_CODES,
  });
  const entered = answer.ok
    ? await session.adopt(
        {
          accessToken: answer.value.accessToken.accessToken,
          refreshToken: answer.value.refreshToken,
        },
        { byLink: true },
      )
    : answer;
  hide();
  if (!entered.ok) {
    // A code with a page of its own (blocked, restricted) has led there already.
    const { kind } = entered.error;
    const isLost = kind === 'network' || kind === 'timeout';
    toast.show('error', isLost ? SESSION.linkNetwork : SESSION.linkFailed);
    return;
  }
  balances.refreshNow();
  if (entered.value.status === 'member')
    toast.show('success', SESSION.linkDone(entered.value.member.userName));
}
