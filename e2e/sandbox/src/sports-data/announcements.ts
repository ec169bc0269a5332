/** News of the sportsbook: short texts in a fixed order, a new one every nine hours. */
import { DATA_LEAGUES } from './leagues';

const TEXTS: readonly (readonly [string, string])[] = [
  ['赛程调整', '受场地安排影响，本轮部分比赛开球时间提前一小时，请留意最新赛程。'],
  ['伤停情报', '两队主力门将均已恢复合练，首发名单将在赛前一小时公布。'],
  ['裁判公布', '本轮主裁判与录像助理裁判名单已公布。'],
  ['天气提示', '比赛日预计有雨，请留意是否延期。'],
  ['积分形势', '争冠集团分差缩小至三分，保级形势更加激烈。'],
  ['转会动态', '窗口期最后一周，多家俱乐部完成引援。'],
];

const EVERY_MS = 9 * 3_600_000;
const COUNT = 66;

/** News before a moment, newest first. */
export function newsAt(
  now: number,
): { id: string; title: string; content: string; at: number; sportId: number }[] {
  const last = Math.floor(now / EVERY_MS);
  return Array.from({ length: COUNT }, (_, back) => {
    const number = last - back;
    const [title, content] = TEXTS[number % TEXTS.length] ?? ['', ''];
    const league = DATA_LEAGUES[number % 10];
    return {
      id: `SN${number}`,
      title: `${league?.name ?? ''} ${title}`,
      content,
      at: number * EVERY_MS,
      sportId: league?.sportId ?? 1,
    };
  });
}
