/** Why a wager was not taken or taken back, in the words of the site. */
import type { WagerReason } from '../vendors/wager-model';

export const REASON_TEXT: Record<WagerReason, string> = {
  goal: '进球导致注单未被接受，本金已退回',
  redCard: '红牌导致注单未被接受，本金已退回',
  var: 'VAR判定导致注单未被接受，本金已退回',
  closed: '盘口已关闭，本金已退回',
  abandoned: '赛事中断，本金已退回',
  postponed: '赛事延期，本金已退回',
};
