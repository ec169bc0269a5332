/** The member's sportsbook settings and the bets that alerts are wanted for (§3.4, §7.2). */
import { QUICK_AMOUNT } from '@site/domain/betting/sports-settings';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';

const amount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(QUICK_AMOUNT.min),
  v.maxValue(QUICK_AMOUNT.max),
);

/** Notification settings (§3.4). Amounts are whole CNY; oddsType as in §3.10; listDisplayType 1 or 2. */
export const notificationSetting = v.object({
  amount1: amount,
  amount2: amount,
  amount3: amount,
  oddsType: v.picklist([1, 2, 3, 4]),
  alwaysAcceptBetterOdds: v.boolean(),
  betSlipVibration: v.boolean(),
  betSlipSound: v.boolean(),
  goalNotification: v.boolean(),
  goalMyFavorite: v.boolean(),
  goalIBet: v.boolean(),
  goalAllRB: v.boolean(),
  goalSound: v.boolean(),
  goalSoundType: v.number(),
  goalVibration: v.boolean(),
  listDisplayType: v.picklist([1, 2]),
});
/** Notification settings. */
export type NotificationSetting = v.InferOutput<typeof notificationSetting>;

/** GET Vendor/NotificationSetting/SBS. */
export const getNotificationSetting = defineEndpoint({
  id: 'vendor.notificationSetting',
  quiet: 'background',
  service: 'gateway',
  method: 'GET',
  path: '/api/Vendor/NotificationSetting/SBS',
  auth: 'member',
  result: notificationSetting,
});
/** POST Vendor/NotificationSetting/SBS: echoes the member code. */
export const saveNotificationSetting = defineEndpoint({
  id: 'vendor.saveNotificationSetting',
  service: 'gateway',
  method: 'POST',
  path: '/api/Vendor/NotificationSetting/SBS',
  auth: 'member',
  body: notificationSetting,
  result: v.object({ memberCode: v.string() }),
});

/** POST Vendor/NotifyBettingInfo/SBS: which bets goal alerts are wanted for; kept with the member. */
export const notifyBettingInfo = defineEndpoint({
  id: 'vendor.notifyBettingInfo',
  quiet: 'background',
  service: 'gateway',
  method: 'POST',
  path: '/api/Vendor/NotifyBettingInfo/SBS',
  auth: 'member',
  body: v.object({
    vendor: v.picklist(ODDS_VENDORS),
    wagerId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    eventIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(20)),
    isGoalNotification: v.optional(v.boolean(), true),
  }),
  result: v.object({ memberCode: v.string(), wagerId: v.string() }),
});
