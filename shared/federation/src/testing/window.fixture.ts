/** A season's window. */

/** When it begins, epoch ms. */
export const FROM = Date.parse('2027-01-29T00:00:00+08:00');
/** A window that is revealed two hours before. */
export const WINDOW = {
  id: 'cny',
  version: '1.0.0_aaaaaaa',
  zone: 'Asia/Shanghai' as const,
  revealAt: '2027-01-28T22:00:00+08:00',
  from: '2027-01-29T00:00:00+08:00',
  until: '2027-02-13T00:00:00+08:00',
  graceMinutes: 30,
  prefetchJitterSeconds: 3_600,
  priority: 10,
  killed: false,
};
