/**
 * Login, refresh, logout. Every login takes the same time, whatever its outcome, so that it tells
 * nothing about names (safety).
 */
import { exchangeLink } from '@site/contracts/auth-exchange';
import { login, logout, memberLogout, refreshToken } from '@site/contracts/auth';
import { getCaptchaInfo } from '@site/contracts/captcha';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import { headerOf } from '../http/checks';
import { mount } from '../http/mount';
import { noteMarks } from '../members/attribution';
import { memberOfCall } from '../members/routes';
import { redeemLink } from '../verification/links';
import { admit, createAuthenticator } from './authenticate';
import { mountCaptcha } from './captcha';
import { readCookie, writeCookie } from './cookie';
import { mountPasswords } from './passwords';
import { endSessions, memberOf, refreshSession, startSession, type IssuedPair } from './store';

/** Ends the caller's session if there is one; a logout never fails. */
function endOwnSession(
  context: Context,
  authorization: string | null,
  cookie: string | null,
): void {
  try {
    endSessions(
      context,
      memberOf(context, (authorization ?? '').replace(/^Bearer /, ''), cookie),
      'logout',
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function open(
  context: Context,
  memberCode: string,
  request: FastifyRequest,
  reply: FastifyReply,
): IssuedPair {
  const session = startSession(context, memberCode);
  writeCookie(request, reply, session.cookie);
  return session.pair;
}

/** A link signs in once: both of its parts belong to one member and to each other. */
function exchange(context: Context, ref: string, token: string): string {
  const [first, second] = [
    redeemLink(context, ref, 'exchange'),
    redeemLink(context, token, 'exchange'),
  ];
  if (
    first === null ||
    second === null ||
    first.memberCode !== second.memberCode ||
    first.receiver === second.receiver
  ) {
    throw new ApiError(401, 'IDSVR00006', '请重新登录,访问过期');
  }
  return admit(context, memberOfCall(context, first.memberCode));
}

function mountLogin(app: FastifyInstance, context: Context): void {
  const { authenticate, wantsCaptcha } = createAuthenticator(context);
  mount(app, context, getCaptchaInfo, ({ query }) => ({
    isRequired: wantsCaptcha(query.username),
  }));
  mount(app, context, login, async ({ body, request, reply }) => {
    const started = context.options.now();
    try {
      const memberCode = authenticate(body);
      noteMarks(context, memberCode, 'login', body);
      return open(context, memberCode, request, reply);
    } finally {
      const left = context.options.loginDelayMs - (context.options.now() - started);
      if (left > 0)
        await new Promise((resolve) => {
          setTimeout(resolve, left);
        });
    }
  });
}

/** Mounts the session calls. */
export function mountSession(app: FastifyInstance, context: Context): void {
  mountLogin(app, context);
  mountCaptcha(app, context);
  mountPasswords(app, context);
  mount(app, context, refreshToken, ({ body, request }) =>
    refreshSession(context, body.refreshToken, readCookie(request)),
  );
  mount(app, context, exchangeLink, ({ body, request, reply }) =>
    open(context, exchange(context, body.ref, body.token), request, reply),
  );
  for (const row of [logout, memberLogout]) {
    mount(app, context, row, ({ request, reply }) => {
      endOwnSession(context, headerOf(request, 'authorization'), readCookie(request));
      writeCookie(request, reply, '');
      return null;
    });
  }
}
