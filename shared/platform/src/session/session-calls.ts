/** What the session asks of the server, as rows of the contracts (§3.3, §4.1). */
import { login, logout, refreshToken, type LandingMarks } from '@site/contracts/auth';
import { getMember } from '@site/contracts/member';
import { Identity } from '@site/domain/constants';
import { done, failed } from '@site/domain/errors/app-error';
import type { ApiClient } from '../api/types';
import type { SessionCalls } from './session';

/** Codes that the login form shows itself; that of a locked account is left to the catalogue (§8). */
const LOGIN_CODES = ['MEM00059', 'MEM00004', 'MEM00070'] as const;

/**
 * Makes the calls.
 *
 * @param hostName the site's host, as the login wants it.
 * @param deviceSignature what the fraud check knows of the device, or empty.
 * @param marks where the visitor came from (§2.4).
 * @param now server time in epoch ms.
 */
export function createSessionCalls(
  api: () => ApiClient,
  hostName: string,
  deviceSignature: () => string,
  marks: () => LandingMarks,
  now: () => number,
): SessionCalls {
  return {
    logIn: async (username, password, puzzle) => {
      const answer = await api().call(login, {
        body: {
          ...marks(),
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
      });
      return answer.ok
        ? done({
            accessToken: answer.value.accessToken.accessToken,
            refreshToken: answer.value.refreshToken,
          })
        : answer;
    },
    logOut: () => api().call(logout),
    loadMember: async () => {
      // What a member is to a release is known before there is a member: without its reader, which
      // every session loads, the answer counts as one that did not come.
      const [answer, reader] = await Promise.all([
        api().call(getMember),
        import(/* webpackChunkName: "base" */ '../late/read-member').catch(() => null),
      ]);
      if (!answer.ok) return answer;
      return reader === null
        ? failed({ kind: 'network' })
        : done(await reader.readMember(answer.value, now()));
    },
  };
}
