/** The member's sportsbook settings. */
import {
  getNotificationSetting,
  notifyBettingInfo,
  saveNotificationSetting,
  type NotificationSetting,
} from '@site/contracts/betting-settings';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { mount } from '../http/mount';

/** Defaults of §9. */
const DEFAULTS: NotificationSetting = {
  amount1: 99_999,
  amount2: 1_000,
  amount3: 100,
  oddsType: 2,
  alwaysAcceptBetterOdds: true,
  betSlipVibration: true,
  betSlipSound: true,
  goalNotification: true,
  goalMyFavorite: true,
  goalIBet: true,
  goalAllRB: false,
  goalSound: true,
  goalSoundType: 1,
  goalVibration: true,
  listDisplayType: 2,
};

export function mountSettings(app: FastifyInstance, context: Context): void {
  const save = `INSERT INTO settings (member_code, name, value) VALUES (?, ?, ?) ON CONFLICT (member_code, name) DO UPDATE SET value = excluded.value`;
  mount(app, context, getNotificationSetting, ({ memberCode }) => {
    const row = context.db.one<{ value: string }>(
      "SELECT value FROM settings WHERE member_code = ? AND name = 'notification'",
      memberCode,
    );
    return row === null ? DEFAULTS : (JSON.parse(row.value) as NotificationSetting);
  });
  mount(app, context, saveNotificationSetting, ({ memberCode, body }) => {
    context.db.run(save, memberCode, 'notification', JSON.stringify(body));
    return { memberCode };
  });
  mount(app, context, notifyBettingInfo, ({ memberCode, body }) => {
    context.db.run(
      save,
      memberCode,
      `notify:${body.vendor}:${body.wagerId}`,
      JSON.stringify({ ...body, at: context.clock.now() }),
    );
    return { memberCode, wagerId: body.wagerId };
  });
}
