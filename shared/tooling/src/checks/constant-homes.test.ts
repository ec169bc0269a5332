import { findSecondHomes, secondHomes } from './constant-homes';

describe('[R9-1] every number of §9 has one home', () => {
  test('the product says none of them a second time', () => {
    expect(findSecondHomes()).toEqual([]);
  });

  test.each([
    ['const REFRESH_MS = 330_000;', 'Token.refreshEveryMs'],
    ['const EXPIRY_DELTA_S = 600;', 'Token.expiryDeltaS'],
    ['const THROTTLE_MS = 10_000;', 'Balance.throttleMs'],
    ['query: { perPageSize: 80 }', 'Paging.history'],
    ['const CHUNK = 90;', 'Paging.cmsIdChunk'],
    ['const TOAST_MS = 3_000;', 'Toast.durationMs'],
    ['const TOAST_MS = 2000;', 'Promotion.noIdToastMs'],
    ['bottom: calc(${px(58)} + 30px + var(--sab));', 'Toast.offsetPx'],
    ['animation: ui-rise 150ms ease-out;', 'Toast.modalMs'],
    ['html{font-size:min(10vw,var(--most))}', 'Viewport.rootFontDivisor'],
    ['max-width: 680px;', 'Viewport.maxWidthPx'],
    ["half: '近 180 天',", 'Promotion.windowDays'],
    ['export const DAYS = { half: 180 };', 'Promotion.windowDays'],
    ["tooShort: '请输入不少于3个字符',", 'Sports.searchMin'],
    ["['99999', '1000', '100']", 'Sports.defaultAmounts'],
    ['const REDIRECT_MS = 8_000;', 'Maintenance.redirectMs'],
    ['const DEBOUNCE_MS = 300;', 'Maintenance.debounceMs'],
    ["vipHint: '提交后 5 分钟内由专属经理与您联系',", 'Feedback.callbackMinutes'],
    ["open(url, '', 'width=540,height=650')", 'LiveChat'],
    ["'来源标记 Cookie：推广来源 30 天',", 'CookieDays'],
    ['const OFFSET_MS = 8 * 3_600_000;', 'Time.offsetMs'],
    ["dayjs(at).format('YYYY/MM/DD HH:mm')", 'Time.format'],
    ["const BASE = '/cn/mobile';", 'Routing.basePath'],
    ['const body = { siteId: 44 };', 'Identity.siteIdApi'],
  ])('%s is found', (source, home) => {
    expect(secondHomes(source)).toContain(`1: ${home}`);
  });

  test('what only a comment says, and other things of the same number, are none', () => {
    expect(
      secondHomes(
        [
          '/** Anew every 330_000 ms, 680px wide. */',
          '// 150ms',
          'const FLASH_MS = 2_000;',
          'width: ${px(150)};',
          'const REST_AFTER_MS = 1_500;',
          'const most = v.maxLength(600);',
        ].join('\n'),
      ),
    ).toEqual([]);
  });
});
