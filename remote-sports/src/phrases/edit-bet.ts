/** zh-CN copy of changing a wager: the new bet first, then the old one is sold. */
export const EDIT_BET = {
  edit: '修改注单',
  steps:
    '先修改并投注新注单；新注单受理后，再由您确认卖出原注单。新注单未成立时，原注单保持不变。两注会短暂同时占用余额。',
  now: (price: string) => `原注单现在可卖 ¥${price}，以卖出时的报价为准`,
  start: '第一步：修改新注单',
  close: '关闭',
  waits: '修改注单：新注单受理后再卖出原注单，原注单此刻仍然有效',
  refused: '新注单未成立，原注单仍然有效',
  unsure: '新注单结果确认中，原注单仍然有效',
  pending: '新注单待确认，原注单仍然有效；确认后再卖出',
  done: '新注单已受理。原注单仍然有效，现在可以卖出',
  sell: (price: string) => `第二步：以 ¥${price} 卖出原注单`,
  noOffer: '原注单暂时没有报价，恢复后可在这里或注单中卖出',
  sold: (paid: string) => `修改完成：新注单已受理，原注单卖出 ¥${paid}`,
  kept: '没有投注新注单，原注单仍然有效',
  left: '新注单已提交，原注单仍然有效；可在注单中提前兑现',
  cutOff: '修改注单没有完成，原注单仍然有效；可在注单中提前兑现',
} as const;
