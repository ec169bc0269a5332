/** zh-CN copy of changing a wager: sold first, then bet anew. */
export const EDIT_BET = {
  edit: '修改注单',
  steps:
    '先卖出原注单，再把同样的选项和金额放入投注单，由您修改后确认。卖出后不能恢复，两步之间不会自动投注。',
  sell: (price: string) => `第一步：以 ¥${price} 卖出`,
  noOffer: '暂时没有报价，恢复后可继续；原注单继续有效',
  unknown: '卖出结果确认前不会投注，原注单没有第二次卖出',
  kept: '原注单继续有效，没有投注新注单',
  sold: (paid: string) => `原注单已卖出，¥${paid} 已到账。新注单尚未投注`,
  stepTwo: '第二步：放入投注单',
  close: '关闭',
  waits: (paid: string) => `修改注单：原注单已卖出，¥${paid} 已到账。新注单尚未投注，请修改后确认`,
  refused: (paid: string) => `新注单未成立。原注单已卖出，¥${paid} 在您的余额中，可修改后再投注`,
  unsure: (paid: string) => `原注单已卖出，¥${paid} 已到账。新注单结果确认中`,
  done: (paid: string) => `修改完成：原注单卖出 ¥${paid}，新注单已受理`,
  left: (paid: string) => `原注单已卖出，¥${paid} 已到账；新注单没有投注`,
} as const;
