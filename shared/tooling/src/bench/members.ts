import { login } from '@site/contracts/auth';
import { APP_TOKEN, GATEWAY_KEY, HEADER } from '@site/contracts/headers';
import { getGameToken } from '@site/contracts/vendor';

const PASSWORD = 'Passw0rd!';
const COMMON = {
  [HEADER.appToken]: APP_TOKEN,
  [HEADER.gatewayKey]: GATEWAY_KEY.default,
  [HEADER.culture]: 'ZH-CN',
  'content-type': 'application/json',
};

/** A signed-in member of the bench. */
export interface BenchMember {
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answer {
  readonly result?: unknown;
}

/**
 * Reads an answer.
 *
 * @throws Error with the server's words when it is refused.
 */
export async function resultOf<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${response.url} answered ${response.status}: ${text.slice(0, 300)}`);
  return (JSON.parse(text) as Answer).result as T;
}

/** Makes a member with money in the sportsbook wallet and signs it in, up to the vendor's token. */
export async function newBenchMember(
  base: string,
  at: number,
  balance: string,
): Promise<BenchMember> {
  const userName = `bench${String(at).padStart(4, '0')}`;
  const made = await fetch(`${base}/__sandbox/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, memberCode: `B${at}`, wallets: { 2: balance } }),
  });
  if (!made.ok) throw new Error(`a member could not be made: ${await made.text()}`);
  const signedIn = await fetch(`${base}${login.path}`, {
    method: 'POST',
    headers: COMMON,
    body: JSON.stringify({
      hostName: 'localhost',
      grantType: 'password',
      clientId: 'bench',
      scope: 'bench',
      appId: 'bench',
      siteId: 38,
      username: userName,
      password: PASSWORD,
    }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { accessToken } = await resultOf<{ accessToken: { accessToken: string } }>(signedIn);
  const headers = {
    ...COMMON,
    cookie,
    [HEADER.authorization]: `Bearer ${accessToken.accessToken}`,
  };
  const { token } = await resultOf<{ token: string }>(
    await fetch(`${base}${getGameToken.path}?code=OWS`, { headers }),
  );
  return { code: `B${at}`, headers: { ...headers, [HEADER.authorization]: `Bearer ${token}` } };
}
