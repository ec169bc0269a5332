/** zh-CN copy of the clubs and the rewards store. */
export const CLUBS = {
  failed: '俱乐部资料未能载入', standingFailed: '您的等级暂时无法读取', levels: '等级与特权', privileges: '会员特权', rules: '规则', level: '等级', member: '您已是会员', since: '加入于', manager: '专属经理', top: '您已达到最高等级', needs: (name: string) => `晋升 ${name} 的条件`, invite: '受邀条件', notInvited: '尚未受邀', inviteHint: '达到以下条件后，客户经理会主动与您联系。',
  current: '当前', from: (points: string) => `${points} 积分起`, points: (current: string, target: string) => `${current} / ${target} 积分`, cny: (current: string, target: string) => `¥${current} / ¥${target}`, progress: (label: string) => `${label}进度`, login: '登录后查看您的等级与进度', loginDo: '登录', store: '积分商城', chat: '联系客服', callBack: '预约专属回电', other: { vip: '了解天王俱乐部', king: '了解VIP俱乐部' }, rewards: '我的积分',
} as const;

export const STORE = {
  failed: '商品未能载入', points: '可用积分', earned: '累计（含欢迎积分）', spent: '已使用', pointsFailed: '积分暂时无法读取', pointsUnknown: '积分暂时未知', login: '登录后可以用积分兑换好礼', loginDo: '登录', parts: '商城内容', items: '商品', records: '兑换记录',
  kinds: '商品类型', all: '全部', kind: { cash: '礼金', freeBet: '免费投注', goods: '实物' }, unit: '积分', value: (amount: string) => `价值 ¥${amount}`, stock: (left: number) => `剩余 ${left} 件`, soldOut: '已兑完', tier: (name: string) => `${name}及以上`, redeem: '兑换', open: (what: string, title: string) => `${what}：${title}`,
  empty: '暂无商品', short: (missing: string) => `还差 ${missing} 积分`, limitReached: '本月已兑满', worth: '价值', stockLabel: '库存', endless: '不限', pieces: (count: number) => `${count} 件`, tierLabel: '等级要求', limitLabel: '每月可兑', taken: (taken: number, most: number) => `已兑 ${taken} / ${most} 件`,
  left: '兑换后剩余', irreversible: '兑换后积分不可退回。', address: '收货地址', addressNone: '还没有收货地址，添加后即可兑换。', addressAdd: '添加收货地址', addressFailed: '收货地址未能载入', confirm: '确认兑换', done: '兑换成功', doneGoods: '兑换成功，我们会尽快寄出', summary: (title: string) => `兑换 ${title}`,
  recordsFailed: '兑换记录未能载入', recordsEmpty: '还没有兑换记录', recordsEmptyHint: '兑换后可在这里查看发放与物流进度。', more: '加载更多', moreFailed: '未能载入，点击重试', status: { Credited: '已发放', Preparing: '备货中', Shipped: '已寄出', Delivered: '已送达' }, tracking: '物流单号', sentTo: '寄往', cost: (points: string) => `-${points} 积分`,
} as const;
