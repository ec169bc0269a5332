export const LOBBY = {
  categories: '游戏分类', all: '全部', providers: '游戏平台', recent: '最近玩过', hot: '热门推荐', more: '全部', games: (n: number) => `${n} 款游戏`, isNew: '新', isHot: '热', maintenance: '维护中',
  empty: '该分类下暂无游戏', emptyHint: '换一个平台或分类看看。', showAll: '查看全部', failed: '游戏列表未能载入', filter: '筛选平台', jackpot: '累积奖池', jackpotGo: '查看奖池', homeTitle: '娱乐场', trial: '试玩',
  maintenanceUntil: (time: string) => `预计 ${time} 恢复`, search: '搜索游戏', searchPlaceholder: '输入游戏名称', none: '没有找到相符的游戏',
} as const;

export const CATEGORY_HINT: Readonly<Record<string, string>> = {
  LIVECASINO: '真人荷官，实时发牌', P2P: '棋牌对战，公平竞技', INSTANT: '即开即玩，节奏明快', SLOT: '电子游艺，海量奖池', LOTTERY: '每期开奖，轻松投注',
};

export const PLAY = {
  loading: '正在进入游戏', slow: '游戏载入较慢，请稍候', failedTitle: '游戏没有打开', failedHint: '游戏平台没有响应。您的余额没有变动，请重试或稍后再来。', refusedTitle: '暂时不能进入游戏', blocked: '游戏地址未通过安全检查，已停止打开',
  retry: '重试', back: '返回大厅', time: '现在时间', session: '已玩', exit: '退出游戏', launchError: '启动游戏异常', unknownGame: '没有找到这款游戏', closed: '已返回游戏大厅', frame: (name: string) => `${name} 游戏画面`,
  maintenance: '游戏平台维护中，请稍后再来', unchecked: '暂时无法确认账户状态，请稍后重试。', excluded: '您的账户设置了自我限制，暂时不能进入游戏。', notInvited: '该平台暂未对您开放，或正在维护。您可以选择其他平台，或联系在线客服。',
} as const;

export const JACKPOT = { title: '累积奖池', total: '奖池总额', hint: '奖池随每次投注增长，随时可能被抽中', games: '可赢取奖池的游戏', failed: '奖池数据未能载入', empty: '暂无奖池', live: '实时' } as const;
