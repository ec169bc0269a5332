import {
  DEFAULT_NOTIFICATION_SETTINGS,
  DEFAULT_USER_SETTINGS,
  isQuickAmount,
  toggleListDisplay,
} from '../betting/sports-settings';
import {
  isInMaintenance,
  maintenanceReducer,
  needsToken,
  NO_MAINTENANCE,
  otherVendor,
  type MaintenanceFact,
  type MaintenanceState,
} from './maintenance';
import { ODDS_VENDORS } from './odds-vendor';

const play = (...facts: readonly MaintenanceFact[]): MaintenanceState =>
  facts.reduce(maintenanceReducer, NO_MAINTENANCE);

describe('maintenance', () => {
  test('[R3.6-1] six flags by their names', () => {
    expect(Object.keys(NO_MAINTENANCE).sort()).toEqual([
      'isBTI',
      'isIM',
      'isSABA',
      'noTokenBTI',
      'noTokenIM',
      'noTokenSABA',
    ]);
    for (const vendor of ODDS_VENDORS) {
      const inMaintenance = play({ type: 'announced', vendor, inMaintenance: true });
      expect(Object.entries(inMaintenance).filter(([, set]) => set)).toEqual([
        [`is${vendor}`, true],
      ]);
      expect([
        isInMaintenance(inMaintenance, vendor),
        maintenanceReducer(inMaintenance, { type: 'announced', vendor, inMaintenance: false }),
      ]).toEqual([true, NO_MAINTENANCE]);
    }
  });
  test('[R4.6-1] a failed token of IM or BTI is maintenance until one arrives', () => {
    for (const vendor of ['IM', 'BTI'] as const) {
      const failed = play({ type: 'token-failed', vendor });
      expect([failed[`noToken${vendor}`], isInMaintenance(failed, vendor)]).toEqual([true, true]);
      expect(maintenanceReducer(failed, { type: 'token-received', vendor })).toEqual(
        NO_MAINTENANCE,
      );
    }
    expect(play({ type: 'token-failed', vendor: 'SABA' })).toEqual(NO_MAINTENANCE);
  });
  test('[R2.5-4] members are taken to the next vendor that works', () => {
    expect(ODDS_VENDORS.map((vendor) => otherVendor(NO_MAINTENANCE, vendor))).toEqual([
      'BTI',
      'SABA',
      'IM',
    ]);
    const two = play(
      { type: 'announced', vendor: 'IM', inMaintenance: true },
      { type: 'token-failed', vendor: 'BTI' },
    );
    expect(otherVendor(two, 'IM')).toBe('SABA');
    expect(
      otherVendor(
        maintenanceReducer(two, { type: 'announced', vendor: 'SABA', inMaintenance: true }),
        'SABA',
      ),
    ).toBeNull();
  });
  test('[R4.6-1] [R9-1] a token is fetched when missing, over or within the expiry delta, of a short life in its second half', () => {
    const hour = 3_600_000;
    expect(needsToken(null, 0, hour)).toBe(true);
    expect([
      needsToken({ token: 't', expiresAt: hour }, hour - 600_001, hour),
      needsToken({ token: 't', expiresAt: hour }, hour - 600_000, hour),
    ]).toEqual([false, true]);
    expect([
      needsToken({ token: 't', expiresAt: 600_000 }, 299_999, 600_000),
      needsToken({ token: 't', expiresAt: 600_000 }, 300_000, 600_000),
    ]).toEqual([false, true]);
  });
});

describe('settings', () => {
  test('[R3.4-1] defaults of §9', () => {
    expect(DEFAULT_NOTIFICATION_SETTINGS).toMatchObject({
      amount1: 99_999,
      amount2: 1_000,
      amount3: 100,
      oddsType: 2,
      alwaysAcceptBetterOdds: true,
      goalSound: true,
      goalVibration: true,
    });
    expect(Object.keys(DEFAULT_NOTIFICATION_SETTINGS).sort()).toEqual([
      'alwaysAcceptBetterOdds',
      'amount1',
      'amount2',
      'amount3',
      'betSlipSound',
      'betSlipVibration',
      'goalAllRB',
      'goalIBet',
      'goalMyFavorite',
      'goalNotification',
      'goalSound',
      'goalSoundType',
      'goalVibration',
      'listDisplayType',
      'oddsType',
    ]);
    expect(DEFAULT_USER_SETTINGS).toEqual({
      ListDisplayType: 2,
      pageType: 'transfer',
      isDrawerOpen: false,
      openGameStatus: false,
    });
  });
  test('[R4.6-2] the display goes between 1 and 2', () => {
    expect([toggleListDisplay(1), toggleListDisplay(2)]).toEqual([2, 1]);
  });
  test('[R3.4-1] quick amounts are whole and from 1 to 999,999', () => {
    expect([1, 999_999, 0, 1_000_000, 1.5, Number.NaN, -1].map(isQuickAmount)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
