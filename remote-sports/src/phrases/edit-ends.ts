/** zh-CN copy of a change as pages say it that do not carry it out: its button, and how it ended. */
export const EDIT_ENDS = {
  edit: '修改注单',
  notNow: '兑现处理中，有结果后才能修改',
  selling: '原注单正在兑现，结果请看注单',
  kept: '没有投注新注单，原注单没有改动',
  left: '新注单已提交；这里没有兑现原注单，请在注单中查看',
  cutOff: '修改注单没有完成，请在注单中查看',
} as const;
