/** zh-CN copy of changing a wager: the new bet first, then the old one is sold. */
export const EDIT_BET = {
  edit: '修改注单',
  steps:
    '先投注新注单；新注单受理后，再由您确认卖出原注单。新注单未成立时，原注单保持不变。两注会短暂同时占用余额。',
  now: (price: string) => `原注单现在可卖 ¥${price}，以卖出时的报价为准`,
  start: '第一步：投注新注单',
  close: '关闭',
  waits: '修改注单：新注单受理后再卖出原注单，在此之前原注单不变',
  refused: '新注单未成立，原注单没有改动',
  unsure: '新注单结果确认中，原注单没有改动',
  pending: '新注单待确认，原注单没有改动；确认后再卖出',
  done: '新注单已受理。第二步：卖出原注单',
  selling: '原注单正在卖出，结果请看注单',
  gone: '新注单已受理。原注单已不在进行中，结果请看注单',
  sell: (price: string) => `第二步：以 ¥${price} 卖出原注单`,
  noOffer: '原注单暂时没有报价，恢复后可在这里或注单中卖出',
  sold: (paid: string) => `修改完成：新注单已受理，原注单卖出 ¥${paid}`,
  kept: '没有投注新注单，原注单没有改动',
  left: '新注单已提交；这里没有卖出原注单，请在注单中查看',
  cutOff: '修改注单没有完成，请在注单中查看',
} as const;
