/** zh-CN copy of a bet once more. */
import type { WagerLeg } from '../vendors/wager-model';
import { lineText } from './selection-line';

export const AGAIN = {
  again: '再来一注',
  reading: '正在读取当前赔率',
  failed: '暂时无法读取当前赔率',
  retry: '重试',
  out: '已结束或已关闭，不会放入投注单',
  moved: (before: string, after: string) => `盘口由 ${before} 变为 ${after}`,
  noLine: '无',
  stakeLeft: '组合已变，请重新输入金额',
  add: (count: number) => `其余 ${count} 项放入投注单`,
  addMoved: '按现在的盘口放入投注单',
  none: '这些选项都已结束或已关闭，无法再次投注',
  close: '收起',
  busy: '投注单里有一笔正在提交或确认，请等结果出来后再试',
  swapped: '投注单已换成这张注单的选项',
  undo: '撤销',
} as const;

/** A line of a selection by itself: that of then, or that of now. */
export const legLine = ({ betType }: WagerLeg, line: string | null): string =>
  (betType === null ? line : lineText(betType, line)) || AGAIN.noLine;
