/** Texts, a clock and a picture that several sheets show; nothing here depends on today. */

/** The moment at which the gallery stands still: 2026-06-11 20:00 in Beijing. */
export const NOON = Date.parse('2026-06-11T12:00:00Z');

/** Its clock. */
export const clock = (): number => NOON;

/** Longer than any place for it. */
export const LONG =
  '世界杯小组赛第三轮同时开球的两场比赛将在结束后三十分钟内完成结算，期间余额可能暂时没有变化，请以注单记录为准';

/** A word without a place to break. */
export const UNBROKEN = 'WC2026-GROUP-H-MATCHDAY3-0000000000000000001';

/** Does nothing: the gallery leads nowhere. */
export const ignore = (): void => undefined;

const drawing = (from: string, to: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><path fill="url(#g)" d="M0 0h160v90H0z"/><circle cx="122" cy="34" r="26" fill="#fff" opacity=".25"/></svg>`,
  )}`;

/** Pictures that are there at once. */
export const PICTURES = [drawing('#0a7d62', '#f2c063'), drawing('#23395d', '#16c79a')] as const;

/** One that never loads. */
export const BROKEN = 'data:image/png;base64,AAAA';
