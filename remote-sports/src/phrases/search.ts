/** zh-CN copy of the search. */
import { Sports } from '@site/domain/constants';

export const SEARCH = {
  label: '搜索赛事',
  placeholder: '联赛、球队或选手',
  tooShort: `请输入不少于${Sports.searchMin}个字符`,
  tooShortHint: '名字较短时，可直接点选下方的联赛或球队。',
  recent: '最近搜索',
  clear: '清除',
  leagues: '热门联赛',
  teams: '球队与选手',
  leaguesLike: '符合的联赛',
  teamsLike: '符合的球队与选手',
  noneLike: (text: string) => `还没有符合“${text}”的联赛或球队，可再输入几个字。`,
  failed: '搜索失败',
  nothing: (text: string) => `没有找到“${text}”的赛事`,
  nothingHint: '换一个平台或更短的名字试试。',
  found: (count: number) => `共 ${count} 场`,
  matches: '场',
  silent: '赔率与比分连接中断，正在重新连接',
  notNow: '赔率与比分暂未更新',
  noPrices: '暂无盘口',
  over: '已结束',
  noVendor: '没有这个体育平台',
  noVendorHint: '链接可能有误，请重新搜索。',
} as const;
