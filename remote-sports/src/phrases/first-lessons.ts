/** zh-CN copy of the lessons told in place, one sentence each. */
import type { Lesson } from '@site/domain/betting/first-lessons';

export const FIRST_LESSON = {
  more: '看示例',
  close: '知道了',
} as const;

export const FIRST_LESSON_TEXT: Readonly<Record<Lesson, string>> = {
  winner: '独赢：猜主胜、和局或客胜。本金乘以欧洲赔率就是返还，已含本金。',
  handicap: '让球：把让球数加到所选球队的净胜球上，大于零赢，等于零退回本金，小于零输。',
  total: '大小：两队进球加起来多于盘口，大球赢；少于盘口，小球赢；正好相等退回本金。',
  odds: '欧洲赔率已含本金，香港赔率只算盈利。可以在设置里换成您习惯的盘口。',
  combo: '串关：每一场都要赢，赔率相乘；有一场走水按 1 计算，其余照算。',
  cashOut: '提前兑现：比赛没结束也能按当前报价收回，金额随比分变化，成交后不能撤回。',
};
