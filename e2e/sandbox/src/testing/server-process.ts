/**
 * The real server as a child process over a folder, and a member's calls to it over HTTP: for tests
 * that pull the plug.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathOf, type Endpoint } from '@site/contracts/endpoint';
import { login } from '@site/contracts/auth';
import { APP_TOKEN, GATEWAY_KEY, HEADER } from '@site/contracts/headers';
import { getGameToken } from '@site/contracts/vendor';
import { DEMO_PASSWORD } from '../members/demo-members';

const ROOT = join(__dirname, '../../../..');
const LOADER = join(ROOT, 'shared/tooling/node_modules/tsx/dist/loader.mjs');

/** A running server. */
export interface RunningServer {
  readonly base: string;
  readonly pid: number;
  /** SIGKILL: nothing is flushed, nothing is closed. */
  readonly kill: () => Promise<void>;
  /** SIGTERM: it closes its file. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs a program for which no file may grow by a byte, as on a full disk; `prlimit` gives it room
 * again.
 */
const WITHOUT_ROOM = ['sh', '-c', 'ulimit -S -f 0; exec "$0" "$@"'] as const;

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, address] = /sandbox: (http:\S+)\n/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => {
      reject(new Error(`server ended with ${String(code)}: ${output}`));
    });
  });
}

/**
 * Starts the server over a folder on a free port.
 *
 * @param hasRoom false where the disk takes nothing.
 */
export async function startServer(
  dataDir: string,
  {
    hasRoom = true,
    env = {},
  }: { readonly hasRoom?: boolean; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<RunningServer> {
  const [program, ...args] = [
    ...(hasRoom ? [] : WITHOUT_ROOM),
    process.execPath,
    '--import',
    LOADER,
    join(__dirname, '../main.ts'),
  ];
  const child = spawn(program ?? '', args, {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      SANDBOX_SEED: '7',
      SANDBOX_UNKNOWN_RATE: '0',
      NODE_OPTIONS: '',
      TSX_DISABLE_CACHE: hasRoom ? '' : '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const base = await addressOf(child);
  const end = (signal: NodeJS.Signals) => async (): Promise<void> => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { base, pid: child.pid ?? 0, kill: end('SIGKILL'), stop: end('SIGTERM') };
}

/** A member that is signed in; its tokens outlive the server. */
export interface SignedIn {
  readonly name: string;
  readonly token: string;
  readonly vendorToken: string;
  readonly cookie: string;
}

/** Status and text of an answer, or null when the connection broke. */
export type RawAnswer = { readonly status: number; readonly text: string } | null;

const COMMON = {
  [HEADER.appToken]: APP_TOKEN,
  [HEADER.gatewayKey]: GATEWAY_KEY.default,
  [HEADER.culture]: 'ZH-CN',
  'content-type': 'application/json',
};

/** One call as a member. */
export async function callAs<Q, B, R>(
  base: string,
  who: SignedIn,
  row: Endpoint<Q, B, R>,
  parts: { query?: Record<string, string>; body?: B; key?: string } = {},
): Promise<RawAnswer> {
  try {
    const response = await fetch(
      `${base}${pathOf(row)}${parts.query === undefined ? '' : `?${new URLSearchParams(parts.query).toString()}`}`,
      {
        method: row.method,
        body: parts.body === undefined ? null : JSON.stringify(parts.body),
        headers: {
          ...COMMON,
          cookie: who.cookie,
          [HEADER.authorization]: `Bearer ${row.service === 'saba' ? who.vendorToken : who.token}`,
          ...(parts.key === undefined ? {} : { [HEADER.idempotencyKey]: parts.key }),
        },
      },
    );
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

/** Signs a demo member in. */
export async function signIn(base: string, name: string): Promise<SignedIn> {
  const response = await fetch(`${base}${login.path}`, {
    method: 'POST',
    headers: COMMON,
    body: JSON.stringify({
      hostName: 'x',
      grantType: 'password',
      clientId: 'x',
      scope: 'x',
      appId: 'x',
      siteId: 38,
      username: name,
      password: DEMO_PASSWORD,
    }),
  });
  const { result } = (await response.json()) as {
    result: { accessToken: { accessToken: string } };
  };
  const half = {
    name,
    token: result.accessToken.accessToken,
    vendorToken: '',
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
  const vendor = await callAs(base, half, getGameToken, { query: { code: 'OWS' } });
  return {
    ...half,
    vendorToken: (JSON.parse(vendor?.text ?? '{}') as { result: { token: string } }).result.token,
  };
}
