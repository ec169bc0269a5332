/** zh-CN copy of choosing a bonus with a deposit or transfer. */
export const BONUS_CHOICE = {
  title: '优惠活动', choose: '选择优惠活动', none: '不参加优惠', noneHint: '本次不领取礼金，也没有礼金的流水要求', available: (count: number) => `${count} 项可选`,
  terms: (min: string, max: string) => `¥${min} - ${max}`, percent: (text: string) => `赠 ${text}%`, turnover: (times: number) => `${times} 倍流水`, balance: (amount: string) => `目标钱包余额须不低于 ¥${amount}`,
  typeAmount: '输入金额后显示礼金与流水要求', gift: '可获礼金', required: '流水要求', until: '完成期限', rule: '礼金派发后，完成流水要求前不能提款。',
  cannot: '暂不能参加所选优惠', checking: '正在核对参加条件', failed: '优惠列表未能载入', previewFailed: '礼金未能计算', unchecked: '暂时无法确认能否参加所选优惠，请重试或选择不参加优惠', retry: '重新载入', empty: '暂无可参加的优惠',
  unlisted: '优惠列表尚未载入，暂时无法核对您选择的优惠，请稍后再试或选择不参加优惠', gone: '您之前选择的优惠已不可参加，本次将不参加优惠',
} as const;
