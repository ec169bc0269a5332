/** Settings of the sportsbook (§3.4, §9, R3.4-1, R4.6-2). */
import { Sports } from '../constants';
import { ODDS_TYPE, type OddsTypeId } from '../odds/decimal-odds';

/**
 * List display of the board: 1 the three main markets of an event in a row, 2 compact, as many
 * events on a screen as prices can be hit in (the default).
 */
export type ListDisplayType = 1 | 2;

/** Notification settings; amounts are whole CNY. */
export interface NotificationSettings {
  readonly amount1: number;
  readonly amount2: number;
  readonly amount3: number;
  readonly oddsType: OddsTypeId;
  readonly alwaysAcceptBetterOdds: boolean;
  readonly betSlipVibration: boolean;
  readonly betSlipSound: boolean;
  readonly goalNotification: boolean;
  readonly goalMyFavorite: boolean;
  readonly goalIBet: boolean;
  readonly goalAllRB: boolean;
  readonly goalSound: boolean;
  readonly goalSoundType: number;
  readonly goalVibration: boolean;
  readonly listDisplayType: ListDisplayType;
}

const [amount1 = 0, amount2 = 0, amount3 = 0] = Sports.defaultAmounts.map(Number);

/** What a member has before anything was chosen. */
export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = {
  amount1,
  amount2,
  amount3,
  oddsType: ODDS_TYPE[Sports.defaultOddsType],
  alwaysAcceptBetterOdds: Sports.acceptBetterOdds,
  betSlipVibration: true,
  betSlipSound: true,
  goalNotification: true,
  goalMyFavorite: true,
  goalIBet: true,
  goalAllRB: false,
  goalSound: Sports.goalSound,
  goalSoundType: 1,
  goalVibration: Sports.goalVibration,
  listDisplayType: 2,
};

/** User settings of the client. */
export interface UserSettings {
  readonly ListDisplayType: ListDisplayType;
  readonly pageType: 'transfer' | 'deposit' | 'withdrawal';
  readonly isDrawerOpen: boolean;
  readonly openGameStatus: boolean;
}
/** As a visit starts. */
export const DEFAULT_USER_SETTINGS: UserSettings = {
  ListDisplayType: 2,
  pageType: 'transfer',
  isDrawerOpen: false,
  openGameStatus: false,
};

/** The other display. */
export const toggleListDisplay = (current: ListDisplayType): ListDisplayType =>
  current === 1 ? 2 : 1;

/** Bounds of a quick amount in whole CNY. */
export const QUICK_AMOUNT = { min: 1, max: 999_999 } as const;
/** True for an amount that may be kept. */
export const isQuickAmount = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= QUICK_AMOUNT.min && amount <= QUICK_AMOUNT.max;
