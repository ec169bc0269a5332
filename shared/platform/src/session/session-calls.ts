/** What the session asks of the server, as rows of the contracts (§3.3, §4.1). */
import { login, logout, refreshToken } from '@site/contracts/auth';
import { getMember } from '@site/contracts/member';
import { Identity } from '@site/domain/constants';
import { done } from '@site/domain/errors/app-error';
import type { ApiClient } from '../api/types';
import { toLoadedMember } from './member';
import type { SessionCalls } from './session';

/** Codes that the login form shows itself. */
const LOGIN_CODES = ['MEM00059', 'MEM00061', 'MEM00004', 'MEM00070'] as const;

/**
 * Makes the calls.
 *
 * @param hostName the site's host, as the login wants it.
 * @param deviceSignature what the fraud check knows of the device, or empty.
 */
export function createSessionCalls(
  api: () => ApiClient,
  hostName: string,
  deviceSignature: () => string,
): SessionCalls {
  return {
    logIn: async (username, password, puzzle) => {
      const answer = await api().call(login, {
        body: {
          hostName,
          grantType: 'password',
          clientId: Identity.clientId,
          scope: 'Mobile.Service offline_access',
          appId: Identity.clientId,
          siteId: Identity.siteIdLogin,
          username,
          password,
          deviceSignatureBlackbox: deviceSignature(),
          ...(puzzle === undefined
            ? {}
            : { captcha: { challengeId: puzzle.challengeId, picked: [...puzzle.picked] } }),
        },
        silent: true,
        handles: LOGIN_CODES,
      });
      return answer.ok
        ? done({
            accessToken: answer.value.accessToken.accessToken,
            refreshToken: answer.value.refreshToken,
          })
        : answer;
    },
    refresh: async (token) => {
      const answer = await api().call(refreshToken, {
        body: { grantType: 'refresh_token', clientId: Identity.clientId, refreshToken: token },
        silent: true,
      });
      return answer.ok
        ? done({
            accessToken: answer.value.accessToken.accessToken,
            refreshToken: answer.value.refreshToken,
          })
        : answer;
    },
    logOut: () => api().call(logout, { silent: true }),
    loadMember: async () => {
      const answer = await api().call(getMember, { silent: true });
      if (!answer.ok) return answer;
      return done(toLoadedMember(answer.value.memberInfo, answer.value.memberNewInfo));
    },
  };
}
