export const LOBBY = {
  categories: '游戏分类', all: '全部', providers: '游戏平台', recent: '最近玩过', hot: '热门推荐', more: '全部', games: (n: number) => `${n} 款游戏`, isNew: '新', isHot: '热', maintenance: '维护中',
  empty: '该分类下暂无游戏', emptyHint: '换一个平台或分类看看。', showAll: '查看全部', failed: '游戏列表未能载入', filter: '筛选平台', jackpot: '累积奖池', jackpotGo: '查看奖池', homeTitle: '娱乐场', trial: '试玩',
  maintenanceUntil: (time: string) => `预计 ${time} 恢复`, search: '搜索游戏', searchPlaceholder: '输入游戏名称', none: '没有找到相符的游戏',
} as const;

export const CATEGORY_HINT: Readonly<Record<string, string>> = {
  LIVECASINO: '真人荷官，实时发牌', P2P: '棋牌对战，公平竞技', INSTANT: '即开即玩，节奏明快', SLOT: '电子游艺，海量奖池', LOTTERY: '每期开奖，轻松投注',
};

export const JACKPOT = { title: '累积奖池', total: '奖池总额', hint: '奖池随每次投注增长，随时可能被抽中', games: '可赢取奖池的游戏', failed: '奖池数据未能载入', empty: '暂无奖池', live: '实时' } as const;
