/** zh-CN copy of changing a wager: the new bet first, then the old one is sold. */
export const EDIT_BET = {
  steps:
    '先投注新注单；新注单受理后，再由您确认提前兑现原注单。新注单未成立时，原注单保持不变。两注会短暂同时占用余额。',
  now: (price: string) => `原注单现在可提前兑现 ¥${price}，以兑现时的报价为准`,
  start: '第一步：到投注单投注',
  /** The bet would be the one that there is: only the sale would cost. */
  same: '未作任何修改',
  /** Before its vendor has said what the old one is sold for. */
  unpriced: '正在读取原注单报价',
  brings: '原注单兑现约',
  netPaid: '净付约',
  netGot: '净得约',
  legs: '新注单的选项',
  keep: '保留',
  one: '至少保留一项',
  paused: '暂停投注，恢复后可投注',
  /** Nothing of it can be had any more. */
  over: '选项已结束或已关闭，不能再投注；原注单不变，照常结算',
  more: '加选其他赛事',
  chooseMore: (kept: number) => `已放入 ${kept} 项，加选后在投注单继续`,
  oddsNow: '现在赔率',
  /** A system with fewer selections has another name, and may be another kind of bet. */
  comboBefore: (name: string) => `原 ${name}`,
  returnsBefore: (amount: string) => `原注单 ¥${amount}`,
  waits: '修改注单：新注单受理后再提前兑现原注单，在此之前原注单不变',
  refused: '新注单未成立，原注单没有改动',
  unsure: '新注单结果确认中，原注单没有改动',
  pending: '新注单待确认，原注单没有改动；确认后再提前兑现',
  done: '新注单已受理。第二步：提前兑现原注单',
  /** The old wager ended elsewhere; by what became of the new bet. */
  gone: {
    waits: '原注单已不在进行中，现在是一注新的投注，不会再兑现',
    refused: '新注单未成立。原注单已不在进行中，结果请看注单',
    unsure: '新注单结果确认中。原注单已不在进行中，结果请看注单',
    pending: '新注单待确认。原注单已不在进行中，结果请看注单',
    done: '新注单已受理。原注单已不在进行中，结果请看注单',
  },
  sell: (price: string) => `第二步：以 ¥${price} 提前兑现原注单`,
  noOffer: '原注单暂时没有报价，恢复后可在这里或注单中提前兑现',
  sold: (paid: string) => `修改完成：新注单已受理，原注单兑现 ¥${paid}`,
} as const;
