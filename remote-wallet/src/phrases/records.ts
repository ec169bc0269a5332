/** zh-CN copy of the transaction record. */
export const RECORDS = {
  filter: '交易类型', all: '全部', deposit: '存款', withdrawal: '提款', transfer: '转账', other: '其他', income: '收入', outgo: '支出', net: '净额', list: '交易列表', more: '加载更多', end: '没有更多了',
  empty: '暂无记录', emptyHint: '这里会显示您的每一笔交易。', goDeposit: '去存款', goHome: '去首页看看', failed: '交易记录未能载入', detail: '交易详情', number: '交易号', type: '类型', time: '时间', updated: '更新时间', amount: '金额', status: '状态', progress: '进度', openDeposit: '查看付款信息', done: '已完成',
} as const;
