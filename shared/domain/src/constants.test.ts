import * as constants from './constants';

/** The numbers of section 9 once more, by hand: a change of one must be meant. */
describe('[R9-1] constants of section 9', () => {
  test('paging and windows', () => {
    expect(constants.Paging).toMatchObject({
      history: 80,
      cmsIdChunk: 90,
      sportsData: 50,
      maxPages: 200,
    });
    expect(constants.Promotion).toEqual({ windowDays: 180, noIdToastMs: 2_000 });
  });
  test('feedback and VIP callback', () => {
    expect(constants.Feedback).toEqual({ max: 50, inputCap: 500, callbackMinutes: 5 });
  });
  test('tokens', () => {
    expect(constants.Token).toMatchObject({
      refreshEveryMs: 330_000,
      retryTimes: 3,
      retryGapMs: 1_000,
      expiryDeltaS: 600,
    });
    expect(constants.Landing).toEqual({ detailsAfterMs: 1_000, refreshAfterMs: 3_000 });
  });
  test('maintenance, balance, settings', () => {
    expect(constants.Maintenance).toEqual({ redirectMs: 8_000, debounceMs: 300 });
    expect(constants.Balance).toEqual({ throttleMs: 10_000, longestTries: 6 });
    expect(constants.Sports).toMatchObject({
      defaultVendor: 'IM',
      searchMin: 3,
      defaultAmounts: ['99999', '1000', '100'],
      defaultOddsType: 'HK',
      listDisplaySaveMs: 2_000,
      acceptBetterOdds: true,
      goalSound: true,
      goalVibration: true,
    });
  });
  test('calls', () => {
    expect(constants.Http).toMatchObject({
      requestTimeoutMs: 600_000,
      readSoftMs: 8_000,
      writeSoftMs: 10_000,
      uploadSoftMs: 120_000,
      logTimeoutMs: 5_000,
      dedupeCooldownMs: 333,
      defaultApiVersion: '2.0',
    });
    expect(constants.Identity).toMatchObject({
      siteIdLogin: 38,
      siteIdApi: 44,
      platform: 'Mobile',
      culture: 'ZH-CN',
    });
    expect(constants.Persisted).toEqual({ version: 1, hydrateMs: 5_000 });
  });
  test('toasts and modals', () => {
    expect(constants.Toast).toEqual({ durationMs: 3_000, offsetPx: 30, modalMs: 150 });
    expect(constants.Viewport).toEqual({ rootFontDivisor: 10, maxWidthPx: 680 });
  });
  test('time and layout', () => {
    expect(constants.Time).toMatchObject({
      offsetMinutes: 480,
      offsetMs: 28_800_000,
      format: 'YYYY/MM/DD HH:mm',
      vendorZone: '+08:00',
    });
    expect(constants.LiveChat).toEqual({ widthPx: 540, heightPx: 650 });
    expect(constants.Media).toEqual({ formats: ['AVIF', 'WEBP'] });
  });
  test('cookies, telemetry, routing', () => {
    expect(constants.CookieDays).toEqual({ affiliate: 30, media: 2, web: 2, referer: 2 });
    expect(constants.Telemetry).toEqual({
      recordingPausedAfterLoginMs: 120_000,
      scriptsAfterMs: 5_000,
      traces: 1,
      replays: 0.1,
      replaysOnError: 1,
    });
    expect(constants.Routing.basePath).toBe('/cn/mobile');
  });
});
