/** zh-CN copy of the lessons told in place, one line each. */
import type { Lesson } from '@site/domain/betting/first-lessons';

export const FIRST_LESSON = {
  more: '看示例',
  close: '知道了',
} as const;

/** The rest is told by the example that each leads to. */
export const FIRST_LESSON_TEXT: Readonly<Record<Lesson, string>> = {
  winner: '独赢：猜主胜、和局或客胜',
  handicap: '让球：净胜球加让球数大于 0 即赢，0/0.5 类盘口可赢半输半',
  total: '大小：总进球多于盘口，大球赢',
  odds: '欧洲赔率含本金，香港赔率不含',
  combo: '串关：每场都要赢，赔率相乘',
  cashOut: '提前兑现：成交后不能撤回',
};
