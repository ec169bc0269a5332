/** zh-CN copy of news: announcements and personal messages. */
export const NEWS = {
  title: '消息中心', tabs: '消息类型', announcement: '公告', message: '我的消息', unread: (count: number) => `${count} 条未读`, unreadNone: '没有未读', unreadUnknown: '未读数暂时未知', more: '99+',
  categories: '分类', all: '全部', category: { general: '综合', maintenance: '维护', payment: '资金', promotion: '优惠', sports: '体育', account: '账户' },
  readAll: '全部已读', readAllDone: '已全部标为已读', deleteChosen: (count: number) => `删除 ${count}`, readChosen: (count: number) => `已读 ${count}`, select: '选择', selectDone: '完成', selectAll: '全选', selectNone: '取消全选',
  chooseEntry: (topic: string) => `选择：${topic}`, actFailed: '操作未完成，请重试', deleted: (count: number) => `已删除 ${count} 条`, read: (count: number) => `已将 ${count} 条标为已读`,
  failed: '消息未能载入', empty: '暂无消息', emptyHint: '新的消息会显示在这里。', emptyCategory: '这个分类暂无内容', moreRows: '加载更多', moreFailed: '后面的内容未能载入', loading: '正在载入…', end: '没有更多了',
  loginHint: '登录后可以查看发给您的消息。', newMark: '未读', detailFailed: '内容未能载入', missing: '没有找到这条消息', missingHint: '它可能已被删除。', back: '返回消息中心', remove: '删除', removeAsk: '删除这条消息？', removeManyAsk: (count: number) => `删除选中的 ${count} 条？`, removeHint: '删除后无法恢复。', cancel: '取消',
  removed: '已删除', go: '前往查看', sentAt: '发布时间', blocked: '该链接未通过安全检查，已停止打开', noId: '系統錯誤，暫時無法使用',
} as const;

/** zh-CN copy of the line on the home page. */
export const HOME_NEWS = {
  label: '公告', all: '全部公告', open: (topic: string) => `查看公告：${topic}`, pause: '暂停轮播', play: '继续轮播', next: '下一条', textFailed: '公告内容暂时无法读取，请重试', urgent: '重要', seen: '知道了', seenLabel: (topic: string) => `知道了：${topic}`,
  inbox: (count: number) => (count === 0 ? '消息中心' : `消息中心，${count} 条未读`), failed: '公告暂时无法显示', retry: '重试',
} as const;
