/**
 * Leagues of the data service, all invented: those of the world, whose matches are bet on, and
 * those out of season, which have a name and no clubs.
 */
import { LEAGUES } from '../engine/leagues';

/** A league; `id` and `teams` are the world's own where it plays it. */
export interface DataLeague {
  readonly id: string;
  readonly name: string;
  readonly sportId: number;
  readonly country: string;
  readonly teams: readonly string[];
}

/** A result; half-time scores where the sport has halves. `id` is the event's own at every vendor. */
export interface DataResult {
  readonly id: string;
  readonly league: DataLeague;
  readonly at: number;
  readonly home: string;
  readonly away: string;
  readonly score: readonly [number, number];
  readonly half: readonly [number, number] | null;
}

const OTHERS: readonly (readonly [number, string, string])[] = [
  [
    1,
    '亚洲',
    '海峡联赛 高原联赛 草原杯 丝路联赛 海滨甲级 青年超级联赛 女子超级联赛 大学联赛 沙滩足球联赛 五人制联赛 季前邀请赛 元老联赛',
  ],
  [2, '亚洲', '海湾篮球杯 校际篮球赛 三人篮球巡回赛 女子篮球联赛 全明星邀请赛 沿海篮球联赛'],
  [3, '国际', '硬地公开赛 红土大师赛 草地公开赛 年终总决赛 网球挑战赛 青少年网球赛'],
  [7, '国际', '羽毛球公开赛 羽毛球团体赛 羽毛球大师赛'],
  [8, '美洲', '棒球大联盟 棒球冬季联赛 棒球国家杯'],
  [34, '英国', '斯诺克大师赛 斯诺克公开赛'],
  [36, '亚洲', '乒乓球公开赛 乒乓球联赛 乒乓球团体赛'],
  [40, '国际', '排球联赛 沙滩排球赛 排球国家联赛'],
  [23, '欧洲', '手球冠军联赛 手球杯'],
  [25, '北美', '冰球联赛 冰球国家杯'],
  [31, '大洋洲', '橄榄球联赛 七人制橄榄球赛'],
  [11, '国际', '拳王争霸赛'],
  [21, '国际', '高尔夫巡回赛 高尔夫公开赛'],
  [29, '国际', '方程式大奖赛 拉力锦标赛'],
  [15, '欧洲', '飞镖超级联赛'],
  [41, '国际', '水球世界杯'],
];

const inSeason = LEAGUES.map(({ id, sportId, name, clubs }): DataLeague => ({
  id,
  name,
  sportId,
  country: '国际',
  teams: clubs,
}));
const outOfSeason = OTHERS.flatMap(([sportId, country, names]) =>
  names.split(' ').map((name, at): DataLeague => ({
    id: `L${sportId}9${String(at + 1).padStart(2, '0')}`,
    name,
    sportId,
    country,
    teams: [],
  })),
);

/** All of them, the world's first. */
export const DATA_LEAGUES: readonly DataLeague[] = [...inSeason, ...outOfSeason];

const BY_ID: ReadonlyMap<string, DataLeague> = new Map(
  DATA_LEAGUES.map((league) => [league.id, league]),
);

/** A league by its id, or null. */
export const dataLeague = (id: string): DataLeague | null => BY_ID.get(id) ?? null;
