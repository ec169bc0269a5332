/** zh-CN copy of the second step of a change, and of a change that was left before it. */
const NEW_BET = {
  taken: '修改未完成：新注单已投注',
  unsure: '修改未完成：新注单是否受理请看注单',
} as const;
const OLD = {
  runs: '这张没有兑现，仍在进行',
  rest: '这张余下的部分没有兑现，仍在进行',
  selling: '这张正在兑现，请等结果',
} as const;

export const EDIT_STEPS = {
  keepBoth: '保留两张注单',
  left: (newBet: keyof typeof NEW_BET, old: keyof typeof OLD) => `${NEW_BET[newBet]}，${OLD[old]}`,
} as const;
