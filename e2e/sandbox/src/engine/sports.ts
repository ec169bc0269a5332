/** Which sports the world plays, how often, and by which model. Soccer has by far the most. */
import type { ModelName } from './types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Results reach this many days back. */
export const RESULT_DAYS = 7;

/**
 * How a sport's fixtures roll: one start every `every` ms; events exist from `ahead` before their
 * start.
 */
export interface SportPlan {
  readonly sportId: number;
  readonly model: Exclude<ModelName, 'outright'>;
  readonly every: number;
  /** How long before now a start may lie and still be under way. */
  readonly behind: number;
  readonly ahead: number;
  /** Play runs this many times faster than the clock (virtual sports: 30). */
  readonly factor: number;
  readonly isVirtual: boolean;
}

const plan = (
  sportId: number,
  model: SportPlan['model'],
  every: number,
  behind: number,
  ahead: number,
  factor = 1,
): SportPlan => ({ sportId, model, every, behind, ahead, factor, isVirtual: factor > 1 });

/** Every sport by turn of the board. */
export const SPORT_PLANS: readonly SportPlan[] = [
  plan(1, 'goals', 10 * MINUTE, 2 * HOUR, 41 * HOUR),
  plan(2, 'points', 40 * MINUTE, 3 * HOUR, 30 * HOUR),
  plan(3, 'sets', 30 * MINUTE, 5 * HOUR, 24 * HOUR),
  plan(7, 'sets', 60 * MINUTE, 3 * HOUR, 20 * HOUR),
  plan(8, 'points', 90 * MINUTE, 5 * HOUR, 30 * HOUR),
  plan(19, 'points', 3 * HOUR, 5 * HOUR, 36 * HOUR),
  plan(23, 'points', 2 * HOUR, 3 * HOUR, 24 * HOUR),
  plan(34, 'sets', 2 * HOUR, 6 * HOUR, 24 * HOUR),
  plan(36, 'sets', 30 * MINUTE, 2 * HOUR, 20 * HOUR),
  plan(39, 'goals', MINUTE, 10 * MINUTE, 20 * MINUTE, 30),
  plan(40, 'sets', 90 * MINUTE, 4 * HOUR, 24 * HOUR),
  plan(45, 'sets', HOUR, 5 * HOUR, 24 * HOUR),
  plan(46, 'goals', 3 * MINUTE, 10 * MINUTE, 30 * MINUTE, 30),
];

/** Until this long before the start an event is "early", afterwards "today". */
export const TODAY_MS = 8 * HOUR;

/**
 * Plan of a sport.
 *
 * @throws RangeError for a sport that is not played.
 */
export function planOf(sportId: number): SportPlan {
  const found = SPORT_PLANS.find((each) => each.sportId === sportId);
  if (found === undefined) throw new RangeError(`no sport ${sportId}`);
  return found;
}

/** Room for the slots of one sport inside the ids; soccer's ids are its slots. */
const ID_ROOM = 1_000_000_000;

/** Id of the event in a slot. */
export const slotEventId = ({ sportId }: SportPlan, slot: number): string =>
  String(sportId === 1 ? slot : sportId * ID_ROOM + slot);

/** Slots that should exist now. */
export function slotsAt({ every, behind, ahead }: SportPlan, now: number): readonly number[] {
  const first = Math.ceil((now - behind) / every);
  const last = Math.floor((now + ahead) / every);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Time as the play of an event feels it: virtual sports run faster from their start on. */
export const playTime = (plan: SportPlan, kickoff: number, now: number): number =>
  now <= kickoff ? now : kickoff + (now - kickoff) * plan.factor;

const NAMES: ReadonlyMap<number, string> = new Map([
  [1, '足球'],
  [2, '篮球'],
  [3, '网球'],
  [6, '田径'],
  [7, '羽毛球'],
  [8, '棒球'],
  [11, '拳击'],
  [15, '飞镖'],
  [18, '曲棍球'],
  [19, '美式足球'],
  [21, '高尔夫'],
  [23, '手球'],
  [25, '冰球'],
  [29, '赛车'],
  [31, '橄榄球'],
  [32, '帆船'],
  [34, '斯诺克'],
  [36, '乒乓球'],
  [39, '虚拟足球'],
  [40, '排球'],
  [41, '水球'],
  [43, '虚拟篮球'],
  [44, '虚拟世界杯'],
  [45, '娱乐投注'],
  [46, '虚拟国家杯'],
]);

/** Name of a sport of §3.10. */
export const sportName = (sportId: number): string => NAMES.get(sportId) ?? `运动 ${sportId}`;
