/** zh-CN copy of the slip's bar: all of the slip that a board shows before it is opened. */
export const SLIP_BAR = {
  slip: '投注单',
  single: '单注',
  combo: '串关',
  totalOdds: '总赔率',
} as const;
