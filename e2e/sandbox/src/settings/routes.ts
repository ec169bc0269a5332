/** Settings, vendor tokens, live chat, the request log's gateway. */
import { getLiveChatUrl } from '@site/contracts/live-chat';
import { postLog } from '@site/contracts/log';
import { getGameToken, getNotificationSetting, saveNotificationSetting, type NotificationSetting } from '@site/contracts/vendor';
import type { FastifyInstance } from 'fastify';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { hashOf, newToken } from '../core/secrets';
import { ApiError } from '../http/api-error';
import { mount } from '../http/mount';

/** Defaults of §9. */
const DEFAULTS: NotificationSetting = {
  amount1: 99_999, amount2: 1_000, amount3: 100, oddsType: 2, alwaysAcceptBetterOdds: true, betSlipVibration: true, betSlipSound: true,
  goalNotification: true, goalMyFavorite: true, goalIBet: true, goalAllRB: false, goalSound: true, goalSoundType: 1, goalVibration: true,
  listDisplayType: 1,
};

const VENDOR_TOKEN_MS = 1_800_000;

/** A log record must carry no secret (domain.md): bearer tokens, passwords. */
const SECRET = /eyJ[\w-]{10,}\.|"?(password|accessToken|refreshToken)"?\s*[:=]\s*"?[^"\s*(]/i;

/** A bank-card number: 15 to 19 digits that pass the Luhn check. */
function isCard(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, each, at) => {
    const digit = at % 2 === 1 ? Number(each) * 2 : Number(each);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

const carriesSecret = (text: string): boolean => SECRET.test(text) || (text.match(/\b\d{15,19}\b/g) ?? []).some(isCard);

function vendorToken(context: Context, memberCode: string, code: string): { token: string; expires: string; expiresIn: number } {
  const token = newToken();
  const until = context.clock.now() + VENDOR_TOKEN_MS;
  context.db.run('INSERT INTO vendor_tokens (hash, member_code, code, until) VALUES (?, ?, ?, ?)', hashOf(token), memberCode, code === 'BTI' ? 'SBT' : code, until);
  return { token, expires: isoAt(until), expiresIn: VENDOR_TOKEN_MS / 1_000 };
}

function mountLog(app: FastifyInstance): void {
  app.route({
    method: postLog.method, url: postLog.path,
    handler: async (request, reply) => {
      // Bodies inside the record are JSON in JSON: without their backslashes the rules read both alike.
      if (carriesSecret(JSON.stringify(request.body ?? null).replaceAll('\\', ''))) throw new ApiError(422, 'LOG00422', 'the record carries a secret');
      return reply.code(204).send();
    },
  });
}

/** Mounts them. */
export function mountSettings(app: FastifyInstance, context: Context): void {
  const select = "SELECT value FROM settings WHERE member_code = ? AND name = 'notification'";
  mount(app, context, getNotificationSetting, ({ memberCode }) => {
    const row = context.db.one<{ value: string }>(select, memberCode);
    return row === null ? DEFAULTS : (JSON.parse(row.value) as NotificationSetting);
  });
  mount(app, context, saveNotificationSetting, ({ memberCode, body }) => {
    context.db.run(
      "INSERT INTO settings (member_code, name, value) VALUES (?, 'notification', ?) ON CONFLICT (member_code, name) DO UPDATE SET value = excluded.value",
      memberCode, JSON.stringify(body),
    );
    return { memberCode };
  });
  mount(app, context, getGameToken, ({ memberCode, query }) => vendorToken(context, memberCode, query.code));
  mount(app, context, getLiveChatUrl, () => '/livechat/');
  mountLog(app);
}
