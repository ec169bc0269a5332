/** zh-CN copy of the forms of bonuses and campaigns. */
export const BONUS_FORM = {
  title: '申请优惠', tiers: '选择档位', failed: '优惠未能载入', gone: '该优惠目前不可申请', goneHint: '它可能已结束、已申请过，或不适用于您的账户。', reasons: '暂不符合申请条件：', all: '查看全部优惠', mine: '查看我的优惠',
  amountDeposit: '计划存款金额', amountTransfer: '计划转账金额', limits: (min: string, max: string) => `¥${min} - ¥${max}`, amountMissing: '请输入金额', tooLow: (min: string) => `金额不得低于 ¥${min}`, tooHigh: (max: string) => `金额不得高于 ¥${max}`,
  wallet: '礼金到账钱包', balance: '当前余额', needsLabel: '余额要求', needs: (amount: string) => `该钱包不低于 ¥${amount}`, preview: '预计', gift: '礼金', turnover: '所需流水', until: '有效期至', validity: '有效期', previewFailed: '暂时无法计算礼金', checking: '正在核对申请条件…', checkFailed: '暂时无法核对申请条件', retry: '重试', typeAmount: '输入金额后显示可得礼金与所需流水。',
  terms: '要点', times: (times: number, base: string) => `${base} ×${times}`, baseBoth: '本金与礼金', baseBonus: '礼金', days: (days: number) => `领取后 ${days} 天`, maxBet: '计入流水的最高单注', maxBonus: '最高礼金', none: '不限', games: '适用钱包', allGames: '全部钱包',
  submit: '提交申请', submitClaim: '申请并领取', submitting: '正在提交…', summaryClaim: (title: string) => `领取 ${title}`, agree: '提交即表示同意活动规则。流水完成前提款，未完成的礼金会被扣回。', rules: '查看活动规则',
  appliedTitle: '申请成功', least: (min: string) => `不低于 ¥${min} 的`, hintDeposit: (least: string) => `请完成${least}存款，然后在「我的优惠」领取礼金。`, hintTransfer: (wallet: string, least: string) => `请向${wallet}钱包转入${least}资金，然后在「我的优惠」领取礼金。`, toDeposit: '去存款', toTransfer: '去转账', claim: '领取礼金', claiming: '正在领取礼金…', unclaimed: '礼金尚未领取，领取后即可使用。',
  claimedTitle: '礼金已到账', claimedHint: (bonus: string, wallet: string, required: string) => `¥${bonus} 已到账${wallet}钱包，完成 ¥${required} 流水后即可提款。`, freeTitle: '免费投注已到账', freeHint: (amount: string) => `¥${amount} 免费投注已放入您的账户，在投注单中选用。`, freeUse: '去使用', lost: '网络中断，未收到结果。已重新读取您的申请。',
} as const;

export const MANUAL = {
  title: '活动申请', failed: '活动未能载入', missing: '没有找到这个活动', missingHint: '它可能已经结束。', enrolFirst: '参加前请先报名', count: (count: string) => `${count} 人已参加`, places: (left: number) => `剩余 ${left} 个名额`, full: '名额已满', fullHint: '感谢关注，请留意下一期活动。', enrol: '立即报名', enrolled: '已报名',
  noForm: '报名后自动参与，无需填写表格。', notYet: '活动尚未开始，可先报名', ended: '活动已结束', choose: '请选择', missingField: (label: string) => `请填写${label}`, chooseField: (label: string) => `请选择${label}`, tooLong: (label: string, most: number) => `${label}最多 ${most} 个字`, number: (label: string) => `${label}只能填写数字`, optional: '选填',
  submit: '提交申请', submitting: '正在提交…', pendingTitle: '申请审核中', pendingHint: '通常 24 小时内有结果，我们会发消息通知您。', approvedTitle: '申请已通过', approvedHint: '礼金已放入「待领取」，请在 30 天内领取。', rejected: (reason: string) => `上次申请未通过：${reason}`, lost: '网络中断，未收到结果。已重新读取您的申请。', mine: '查看我的优惠', all: '查看全部活动', rules: '查看活动规则',
} as const;
