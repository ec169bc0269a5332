/** The mini-games of the seasons and their prizes. Amounts in yuan; `stock` null means without end. */

/** A prize with its weight in the draw. */
export interface PrizeSeed {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly stock: number | null;
  readonly weight: number;
}
/** A game of a season. */
export interface MiniGameSeed {
  readonly id: string;
  readonly eventCode: string;
  readonly name: string;
  readonly target: string;
  readonly days: number;
  readonly when: 'running' | 'coming' | 'ended';
  readonly rules: readonly string[];
  readonly prizes: readonly PrizeSeed[];
}

/** Free tries a day, one more per so many yuan paid in that day, and never more than this. */
export const TRIES = { free: 3, step: 500, most: 10 } as const;

const RULES = [
  '每位会员每日可免费参与 3 次，当日每存款 500 元额外获得 1 次，每日最多 10 次。',
  '奖金即时派发至体育钱包，可直接使用。',
  '奖品数量有限，先到先得，次数每日零点重置。',
] as const;
const prizes = (unit: string): readonly PrizeSeed[] => [
  { id: 'P8888', name: `至尊${unit}`, amount: 8_888, stock: 1, weight: 1 },
  { id: 'P888', name: `豪华${unit}`, amount: 888, stock: 5, weight: 6 },
  { id: 'P88', name: `金${unit}`, amount: 88, stock: 60, weight: 60 },
  { id: 'P18', name: `银${unit}`, amount: 18, stock: 400, weight: 220 },
  { id: 'P8', name: `福${unit}`, amount: 8, stock: 2_000, weight: 400 },
  { id: 'P0', name: '谢谢参与', amount: 0, stock: null, weight: 313 },
];

/** All of them; the first running one is the active game. */
export const MINI_GAMES: readonly MiniGameSeed[] = [
  {
    id: 'MG2024',
    eventCode: 'CNY2024',
    name: '新春红包雨',
    target: '/event_CNY2024',
    days: 24,
    when: 'running',
    rules: RULES,
    prizes: prizes('红包'),
  },
  {
    id: 'MG15',
    eventCode: '15Anni',
    name: '周年庆幸运转盘',
    target: '/event_15Anni',
    days: 30,
    when: 'running',
    rules: RULES,
    prizes: prizes('礼盒'),
  },
  {
    id: 'MGEU',
    eventCode: 'euro2024',
    name: '欧洲之巅点球大战',
    target: '/euro2024',
    days: 28,
    when: 'coming',
    rules: RULES,
    prizes: prizes('奖杯'),
  },
  {
    id: 'MGMA',
    eventCode: 'MidAutumn2023',
    name: '月饼盲盒',
    target: '/event_midautumn2023',
    days: 16,
    when: 'ended',
    rules: RULES,
    prizes: prizes('月饼盒'),
  },
  {
    id: 'MGLD',
    eventCode: 'LaborDay2024',
    name: '劳动节刮刮乐',
    target: '/event_LaborDay2024',
    days: 20,
    when: 'ended',
    rules: RULES,
    prizes: prizes('奖券'),
  },
];

/** A game by the code of its event. */
export const miniGameOf = (eventCode: string): MiniGameSeed | null =>
  MINI_GAMES.find((each) => each.eventCode.toLowerCase() === eventCode.toLowerCase()) ?? null;
