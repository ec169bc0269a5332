/**
 * The vault page: a card form in a frame of another origin. Its number never leaves it; the site
 * gets `{event, token, last}`.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import {
  embedderOf,
  openPage,
  otherOrigin,
  pageHtml,
  pageSession,
  sendPage,
  sendPageJson,
} from '../http/framed-pages';
import { pageScript } from '../http/page-script';
import { tokenize } from './store';

const PAGE_MS = 1_800_000;
const SUBJECT = 'vault';

/** Address of the page for a member, with a token of 30 minutes. */
export const vaultUrl = (context: Context, memberCode: string, request: FastifyRequest): string =>
  `${otherOrigin(context, request)}/vault/card#${openPage(context, { memberCode, subject: SUBJECT, origin: embedderOf(request) }, PAGE_MS)}`;

const BODY = `<form id="form" class="card" autocomplete="off"><label for="number">银行卡号</label>
<input id="number" data-testid="vault-number" inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="请输入16-19位银行卡号" required aria-describedby="error">
<p class="error" id="error" role="alert" data-testid="vault-error"></p><button id="save" data-testid="vault-save" disabled>确认卡号</button>
<p class="hint">卡号只在此安全页面中处理，网站只会看到后三位</p></form>`;

const SCRIPT = pageScript('vault');

function sessionOf(context: Context, request: FastifyRequest) {
  const session = pageSession(context, request);
  if (session.subject !== SUBJECT)
    throw new ApiError(401, 'PAG00401', '页面已过期，请返回重新打开');
  return session;
}

/** Mounts the page and its two calls. */
export function mountVault(app: FastifyInstance, context: Context): void {
  app.get('/vault/card', async (request, reply) =>
    sendPage(request, reply, (nonce) => pageHtml(nonce, '银行卡', BODY, SCRIPT)),
  );
  app.post('/vault/api/open', async (request, reply) =>
    sendPageJson(reply, { origin: sessionOf(context, request).origin }),
  );
  app.post<{ Body: { number?: unknown } | undefined }>(
    '/vault/api/tokenize',
    async (request, reply) => {
      const { memberCode } = sessionOf(context, request);
      const number = request.body?.number;
      return sendPageJson(
        reply,
        tokenize(context, memberCode, typeof number === 'string' ? number : ''),
      );
    },
  );
}
