import {
  groupOfProvider,
  PRODUCT_GROUPS,
  PROVIDER_NAME,
  providerName,
  PROVIDERS,
  walletOfGame,
  walletOfProvider,
  WALLET_GROUP_IDS,
  WALLET_OF_GROUP,
} from './groups';
import { actionAllowed, exclusionCovers, RESTRICTED_ACTIONS } from './self-exclusion';

describe('wallet groups', () => {
  test('[R3.9-1] groups, their wallets and their providers', () => {
    expect(
      PRODUCT_GROUPS.map((group) => [group, WALLET_OF_GROUP[group], PROVIDERS[group].join()]),
    ).toEqual([
      ['sportsbook', 2, 'IPSB,SBT,YBS,OWS'],
      ['esports', 2, 'IPES,TFG'],
      ['liveCasino', 4, 'AGL,EVO,BGG,ABT,YBL,WEC,DGG'],
      ['p2p', 24, 'DBP,JBP,KYS,DBF'],
      ['instantGames', 24, 'SPR,AVIATOR'],
      ['slots', 32, 'TG,PGS,MGP,SPG,BSG,SWF,CQG,BNG,HSW'],
      ['kenoLottery', 64, 'LBS,SGW'],
    ]);
    expect(WALLET_GROUP_IDS).toEqual([2, 4, 24, 32, 64]);
  });
  test('[R3.9-1] every provider has a name, a group and a wallet; an unknown one has neither and keeps its code', () => {
    for (const group of PRODUCT_GROUPS) {
      for (const code of PROVIDERS[group]) {
        expect([groupOfProvider(code), walletOfProvider(code), providerName(code)]).toEqual([
          group,
          WALLET_OF_GROUP[group],
          PROVIDER_NAME[code],
        ]);
      }
    }
    expect(Object.values(PROVIDER_NAME).every((name) => name.length > 2)).toBe(true);
    expect([groupOfProvider('NOPE'), walletOfProvider('toString'), providerName('NOPE')]).toEqual([
      null,
      null,
      'NOPE',
    ]);
  });
  test('[R3.9-1] [R5-13] a game plays from the wallet of its type, whatever else its provider offers; a sportsbook from its own', () => {
    const cases = [
      ['LIVECASINO', 'TG', 4],
      ['SLOT', 'TG', 32],
      ['RNG', 'TG', 32],
      ['P2P', 'TGP', 24],
      ['INSTANT', 'SPR', 24],
      ['LOTTERY', 'LBS', 64],
      ['SPORTS', 'IPSB', 2],
      ['SPORTS', 'NOPE', null],
    ] as const;
    for (const [type, code, wallet] of cases)
      expect([type, code, walletOfGame(type, code)]).toEqual([type, code, wallet]);
  });
});

describe('self-exclusion', () => {
  const flags = { DisableDeposit: false, DisableFundIn: false, DisableBetting: false };
  test('[R6-7][R5-7] each flag forbids its own actions', () => {
    const forbidden = (change: Partial<typeof flags>) =>
      RESTRICTED_ACTIONS.filter(
        (action) => actionAllowed({ ...flags, ...change }, action) === 'no',
      );
    expect([
      forbidden({}),
      forbidden({ DisableDeposit: true }),
      forbidden({ DisableFundIn: true }),
      forbidden({ DisableBetting: true }),
    ]).toEqual([[], ['deposit'], ['fundIn'], ['bet', 'launchGame']]);
  });
  test('[R6-7] while the flags are unknown nothing but a withdrawal is allowed', () => {
    expect(RESTRICTED_ACTIONS.map((action) => actionAllowed(null, action))).toEqual([
      'unknown',
      'unknown',
      'unknown',
      'unknown',
      'yes',
    ]);
  });
  test('[R6-7] an answer that was lost: it holds where all of it holds for long enough', () => {
    const requested = { days: 7, disableDeposit: true, disableFundIn: true, disableBetting: false };
    const at = Date.parse('2026-03-01T00:00:00Z');
    const held = {
      ...flags,
      DisableDeposit: true,
      DisableFundIn: true,
      Status: true,
      SelfExcludeExpiredDate: '2026-03-08T00:00:00Z',
    };
    const covers = (change: Partial<typeof held> | { SelfExcludeExpiredDate: null }) =>
      exclusionCovers({ ...held, ...change }, requested, at);
    expect([
      covers({}),
      covers({ DisableBetting: true }),
      covers({ SelfExcludeExpiredDate: null }),
      covers({ SelfExcludeExpiredDate: '2026-03-07T23:58:00Z' }),
    ]).toEqual([true, true, true, true]);
    expect([
      covers({ Status: false }),
      covers({ DisableDeposit: false }),
      covers({ DisableFundIn: false }),
      covers({ SelfExcludeExpiredDate: '2026-03-07T23:00:00Z' }),
      covers({ SelfExcludeExpiredDate: 'soon' }),
    ]).toEqual([false, false, false, false, false]);
  });
});
