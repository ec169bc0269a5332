/** Sport ids of §3.10 with the names members read. */
const NAMES: ReadonlyMap<number, string> = new Map([
  [1, '足球'], [2, '篮球'], [3, '网球'], [6, '田径'], [7, '羽毛球'], [8, '棒球'], [11, '拳击'], [15, '飞镖'], [18, '曲棍球'], [19, '美式足球'],
  [21, '高尔夫'], [23, '手球'], [25, '冰球'], [29, '赛车'], [31, '橄榄球'], [32, '帆船'], [34, '斯诺克'], [36, '乒乓球'], [39, '虚拟足球'],
  [40, '排球'], [41, '水球'], [43, '虚拟篮球'], [44, '虚拟世界杯'], [45, '娱乐投注'], [46, '虚拟国家杯'],
]);

/** Name of a sport. */
export const sportName = (sportType: number): string => NAMES.get(sportType) ?? `运动 ${sportType}`;
