/**
 * What is said of a try wherever it is made: in the journal of money, and when the server refuses
 * it.
 */

/** The line of a try in the list of money under way. */
export const summaryOf = (game: string): string => `${game} 抽奖 1 次`;

/** What the server's refusals mean here. */
export const REFUSALS: Readonly<Record<string, string>> = {
  EVT00410: '活动尚未开始或已结束，暂时不能参与。',
  EVT00411: '今日次数已用完，明日再来吧。',
  EVT00412: '奖品已派完，感谢您的参与。',
  BON_EXCLUDED: '您已启用自我限制，暂时无法参与优惠。',
};
/** A refusal nobody has words for. */
export const REFUSED = '暂时无法参与，请稍后再试。';
