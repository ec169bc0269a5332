/** zh-CN copy of what the slip's bar says of the picks; comes after the bar itself. */
export const BAR_WORDS = {
  loginToBet: '登录后投注',
  /** The bet on one pick: its name and what explains it; the rest for who hears it. */
  both: (name: string, more: string) => `${name} · ${more}`,
  heard: (more: string) => `，${more} `,
  match: (home: string, away: string) => (away === '' ? home : `${home} vs ${away}`),
  single: '单注',
  combo: '串关',
  /** All picks together. */
  fold: (legs: number) => `${legs}串1`,
  at: (odds: string) => `@${odds}`,
} as const;
