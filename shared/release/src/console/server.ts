/**
 * The console's server: loopback only, signed in only, and every write is a release command with
 * its audit record.
 */
import fs from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  ConsoleOrderSchema,
  ConsolePreviewSchema,
  ConsoleRequestSchema,
  ConsoleSignInSchema,
  type ConsoleDoor,
  type ConsoleOrder,
} from '@site/contracts/releases/console';
import { typeOf } from '@site/domain/serving/file-types';
import { auditTrail } from '../audit-trail';
import { chinese, inBoth } from '../refusals/chinese';
import { reasonOf } from '../reason';
import { english, sentence, type SentenceValue } from '@site/domain/releases/sentence';
import { Refused } from '../changes/change';
import type { ReleaseContext } from '../context';
import { readAccounts } from './accounts';
import { readActs } from './acts';
import { readBody } from './read-body';
import { consoleGuard } from './guard';
import { mountDrafts } from './draft-calls';
import type { SmokeStage } from '../gate/smoke-stage';
import { consoleDifference, carryOutConsoleOrder, consolePreview } from './orders';
import { readConsoleState } from './state';
import type { ConsoleWatch } from './watch';
import { consoleSessions, type ConsoleSession } from './sign-in';

/** What the console works with. */
export interface ConsoleOptions {
  readonly context: () => ReleaseContext;
  readonly watch: ConsoleWatch;
  readonly token: string;
  /** Address of the site, for links. */
  readonly site: string;
  /** Folder with the built page. */
  readonly pageDir: string;
  readonly now: () => number;
  /** What the gate's browser run stands on, for seasons that are edited here. */
  readonly smokeStage: () => Promise<SmokeStage>;
}

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types console",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;
const HOSTS = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Another page in the same browser must not be able to order: the host name is this machine's, and
 * writes come from the console's own page.
 */
function isForeign(request: FastifyRequest): boolean {
  const { host = '', origin } = request.headers;
  if (!HOSTS.test(host)) return true;
  return (
    request.method !== 'GET' &&
    (origin !== `http://${host}` || request.headers['x-console'] !== '1')
  );
}

const say = (reply: FastifyReply, code: number, said: SentenceValue): FastifyReply =>
  reply.code(code).send({ message: english(said), zh: chinese(said) });

function mountPage(app: FastifyInstance, pageDir: string): void {
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(fs.readFileSync(path.join(pageDir, 'index.html'))),
  );
  app.get<{ Params: { file: string } }>('/page/:file', (request, reply) => {
    const { file } = request.params;
    const full = path.join(pageDir, file);
    if (!/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$/.test(file) || !fs.existsSync(full))
      return say(reply, 404, sentence`not found`);
    return reply.type(typeOf(file)).send(fs.readFileSync(full));
  });
}

/** Why somebody is not let in: with the token, with accounts. */
const OUT = {
  slow: [
    429,
    {
      token: sentence`too many wrong tokens; wait a minute`,
      account: sentence`too many wrong passwords; wait a minute`,
    },
  ],
  wrong: [
    403,
    {
      token: sentence`that is not the token that was printed when the console started`,
      account: sentence`name and password do not fit, or the account is disabled`,
    },
  ],
} as const;

const orderTarget = (
  order: ConsoleOrder,
): { readonly act: string; readonly name: string | null } => ({
  act: order.verb,
  name: 'name' in order ? order.name : null,
});

/** Makes the server; it listens where its caller says. */
export function createConsole({
  context,
  watch,
  token,
  site,
  pageDir,
  now,
  smokeStage,
}: ConsoleOptions): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 65_536, forceCloseConnections: true });
  const sessions = consoleSessions(token, now, () => readAccounts(context().vault));
  const known = new WeakMap<FastifyRequest, ConsoleSession>();
  const personOf = (request: FastifyRequest): ConsoleSession => {
    const session = known.get(request);
    if (session === undefined) throw new Error('a call that no hook looked at');
    return session;
  };
  const guard = consoleGuard(context, now);
  const { act, allow, note } = guard;

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (isForeign(request)) return say(reply, 403, sentence`the console answers its own page only`);
    const isOpen =
      request.url === '/' || request.url.startsWith('/page/') || request.url === '/api/sign-in';
    const session = sessions.session(request.headers.cookie);
    if (session) known.set(request, session);
    else if (!isOpen) return say(reply, 401, sentence`sign in first`);
    return undefined;
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refused) return say(reply, 409, error.said);
    const status =
      typeof error === 'object' &&
      error !== null &&
      'statusCode' in error &&
      typeof error.statusCode === 'number'
        ? error.statusCode
        : 500;
    return say(reply, status, sentence`it did not work: ${reasonOf(error)}`);
  });
  mountPage(app, pageDir);

  app.get('/api/sign-in', (): ConsoleDoor => ({
    accounts: readAccounts(context().vault).length > 0,
  }));
  app.post('/api/sign-in', async (request, reply) => {
    const { token: given, who } = readBody(ConsoleSignInSchema, request.body);
    const outcome = await sessions.signIn(given, who);
    if (outcome.kind === 'in') {
      note(outcome.session, { act: 'sign-in' }, 'done', 'signed in');
      return reply.header('set-cookie', outcome.cookie).send({ ok: true });
    }
    const [code, why] = OUT[outcome.kind];
    const said = readAccounts(context().vault).length > 0 ? why.account : why.token;
    note({ who, role: null }, { act: 'sign-in' }, 'refused', english(said));
    return say(reply, code, said);
  });
  app.post('/api/sign-out', (request, reply) => {
    note(personOf(request), { act: 'sign-out' }, 'done', 'signed out');
    return reply.header('set-cookie', sessions.signOut(request.headers.cookie)).send({ ok: true });
  });
  app.get('/api/state', async (request) =>
    readConsoleState(context(), {
      who: personOf(request),
      health: watch.health(),
      watcher: watch.said(),
    }),
  );
  app.get('/api/audit', async () => auditTrail(context().store, context().channel));
  app.get('/api/acts', () => readActs(context().vault));
  app.post('/api/difference', async (request) => {
    const order = readBody(ConsoleOrderSchema, request.body);
    await allow(personOf(request), orderTarget(order));
    return consoleDifference(context(), order, watch.health());
  });
  app.post('/api/orders', async (request) => {
    const { order, why } = readBody(ConsoleRequestSchema, request.body);
    const person = personOf(request);
    return act(person, { ...orderTarget(order), why }, async () => {
      const by = { by: person.who, why };
      const said = await carryOutConsoleOrder(context(), order, by, watch.health());
      return { said: inBoth(said) };
    });
  });
  app.post('/api/preview', async (request) => {
    const wanted = readBody(ConsolePreviewSchema, request.body);
    const person = personOf(request);
    return act(person, { act: 'preview', name: wanted.name }, () =>
      consolePreview(context(), site, wanted, person.who),
    );
  });
  mountDrafts(app, { context, personOf, guard, smokeStage });
  return app;
}
