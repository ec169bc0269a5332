/** zh-CN copy of the second step of a change, and of a change that was left before it. */
export const EDIT_STEPS = {
  keepBoth: '保留两张注单',
  left: '修改未完成：新注单已投注，这张没有兑现，仍在进行',
  leftUnsure: '修改未完成：新注单是否受理请看注单，这张没有兑现，仍在进行',
} as const;
