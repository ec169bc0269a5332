export const PROMO = {
  title: '优惠活动', tabs: '活动类型', categories: '活动分类', all: '全部', tabPromotions: '优惠', tabDaily: '每日好礼', tabFree: '免费投注', tabRebate: '返水', ends: '剩余', starts: '距开始', sticky: '精选', until: (day: string) => `至 ${day}`,
  empty: '暂无可参加的活动', emptyHint: '新的活动上线后会显示在这里。', emptyLogin: '登录后可以看到为您准备的更多活动。', login: '登录查看', failed: '活动未能载入', detailFailed: '活动详情未能载入', missing: '没有找到这个活动', missingHint: '它可能已经结束。', showAll: '查看全部活动',
  terms: '活动要点', rules: '活动详情', more: '更多', home: '优惠活动', banner: '精选活动', period: '活动时间', longTerm: '长期有效', share: '分享', shared: '链接已复制', shareFailed: '无法分享，请手动复制页面地址', blockedLink: '该链接未通过安全检查，已停止打开', joined: '已参加', soon: '即将开始',
} as const;

export const ACTION_TEXT: Readonly<Record<number, string>> = { 1: '立即存款参加', 2: '联系客服申请', 3: '联系客服领取救援金', 4: '咨询在线客服', 5: '前往存款' };
