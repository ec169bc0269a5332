/** zh-CN copy of a promotion's terms as its row knows them, in the words of the full terms. */
export const LISTED = {
  turnover: '所需流水',
  times: (times: number, base: 'both' | 'bonus' | null | undefined) =>
    `${base === 'both' ? '本金与礼金 ' : base === 'bonus' ? '礼金 ' : ''}×${times}`,
  worth: '礼金',
} as const;
