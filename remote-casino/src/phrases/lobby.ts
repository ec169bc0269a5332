export const LOBBY = {
  homeTitle: '娱乐场',
  categories: '游戏分类',
  all: '全部',
  more: '全部',
  providers: '游戏平台',
  games: (n: number) => `${n} 款游戏`,
  search: '搜索游戏',
  searchHint: '搜索游戏名称或平台',
  jackpot: '累积奖池',
  jackpotGo: '查看奖池',
  banners: '娱乐场活动',
  sports: '体育',
  esports: '电竞',
  aviator: '飞行员',
  empty: '该分类下暂无游戏',
  emptyHint: '换一个平台或分类看看。',
  showAll: '查看全部',
  failed: '游戏列表未能载入',
  failedHint: '请稍后重试，其他内容可以照常使用。',
  slow: '载入时间比平时长',
  slowHint: '您可以再试一次，或先看看其他内容。',
  maintenance: '维护中',
  login: '登录',
} as const;

export const SHELF = {
  recent: '最近玩过',
  recentAndHot: '最近玩过与热门',
  favourite: '我的收藏',
  forYou: '为您推荐',
  hot: '热门游戏',
  fresh: '新上架',
  providers: '游戏平台',
  seeAll: (title: string) => `查看全部${title}`,
  tiles: '更多玩法',
  mini: '小游戏',
  miniHint: '每日抽奖',
  miniLeft: (left: number) => `还可抽 ${left} 次`,
  turnover: '今日流水',
  mine: '我的游戏',
  mineHint: '最近与收藏',
} as const;

export const CARD = {
  hot: '热门',
  fresh: '新',
  pool: '奖池',
  demo: '试玩',
  inMaintenance: '维护中',
  like: (name: string) => `收藏${name}`,
  details: (name: string) => `${name}详情`,
  added: '已加入收藏',
  removed: '已取消收藏',
  undo: '撤销',
  likeFailed: '收藏没有保存，请稍后再试',
  unlikeFailed: '取消收藏没有成功，请稍后再试',
  checking: '没有收到答复，正在核对收藏',
  unsure: '暂时无法确认收藏，请稍后再看',
} as const;

export const DETAILS = {
  play: '开始游戏',
  demo: '免费试玩',
  like: '收藏',
  liked: '已收藏',
  provider: '游戏平台',
  category: '游戏分类',
  wallet: '使用钱包',
  pool: '可赢奖池',
  inMaintenance: '平台维护中，暂时不能进入',
  marks: '标签',
} as const;

export const MAINTENANCE = {
  title: (provider: string) => `${provider}维护中`,
  until: (time: string) => `预计 ${time} 恢复（北京时间）。`,
  unknown: '恢复时间待定，请稍后再来。',
  auto: '恢复后会自动开放，无需刷新页面。',
  others: '同类平台正常开放',
  back: '知道了',
  open: (provider: string) => `${provider}已恢复`,
  openHint: '现在可以进入游戏了。',
  none: '同类平台暂时都在维护，您可以先看看其他分类。',
} as const;

export const LIST = {
  filters: '筛选',
  providers: '筛选平台',
  allProviders: '全部平台',
  sort: '排序',
  sortBy: (name: string) => `排序：${name}`,
  reset: '清除筛选',
  none: '没有符合条件的游戏',
  noneHint: '换一个平台，或清除筛选条件看看。',
  results: (name: string, n: number) => `${name}，共 ${n} 款`,
} as const;

export const FILTER_NAME = {
  all: '全部',
  hot: '热门',
  new: '新游',
  demo: '可试玩',
  jackpot: '奖池',
  favourite: '收藏',
} as const;
export const SORT_NAME = {
  recommended: '推荐',
  newest: '最新',
  name: '名称',
  jackpot: '奖池优先',
} as const;
export const SORT_HINT = {
  recommended: '热门游戏在前',
  newest: '新上架的在前',
  name: '按拼音 A 到 Z',
  jackpot: '可赢奖池的在前',
} as const;

export const CATEGORY_NAME = {
  LIVECASINO: '真人娱乐',
  P2P: '棋牌对战',
  INSTANT: '即时游戏',
  SLOT: '老虎机',
  LOTTERY: '彩票',
} as const;
export const CATEGORY_SHORT = {
  LIVECASINO: '真人',
  P2P: '棋牌',
  INSTANT: '即时',
  SLOT: '老虎机',
  LOTTERY: '彩票',
} as const;
export const CATEGORY_HINT = {
  LIVECASINO: '真人荷官，实时发牌',
  P2P: '棋牌对战，公平竞技',
  INSTANT: '即开即玩，节奏明快',
  SLOT: '电子游艺，海量奖池',
  LOTTERY: '每期开奖，轻松投注',
} as const;

export const SPORTS = {
  title: '体育与电竞',
  sportsbook: '体育平台',
  esports: '电竞平台',
  sportsHint: '早盘、今日与滚球',
  esportsHint: '英雄联盟、王者荣耀、反恐精英',
  enter: '进入',
  visitorNote: '登录后可直接进入您选择的平台。',
} as const;

export const MINE = {
  title: '我的游戏',
  recentEmpty: '还没有玩过游戏',
  recentEmptyHint: '玩过的游戏会留在这里，下次一点就到。',
  favouriteEmpty: '还没有收藏',
  favouriteEmptyHint: '点游戏卡片右上角的心形，把喜欢的游戏留在这里。',
  go: '去逛逛',
  recentFailed: '最近玩过的游戏未能载入',
  favouriteFailed: '收藏未能载入',
  visitor: '登录后查看您的游戏',
  visitorHint: '最近玩过的和收藏的游戏都会留在这里，换手机也不会丢。',
} as const;

export const JACKPOT = {
  title: '累积奖池',
  hint: '奖池随每次投注增长，随时可能被抽中',
  games: '可赢取奖池的游戏',
  gamesOf: (pool: string) => `可赢取${pool}的游戏`,
  failed: '奖池数据未能载入',
  empty: '暂无奖池',
  emptyHint: '新的奖池开启后会显示在这里。',
  live: '实时',
  paused: '已暂停',
  pause: '暂停更新',
  resume: '继续更新',
  count: (n: number) => `${n} 款游戏`,
  all: '全部奖池',
  choose: '选择奖池',
  noGames: '暂无可赢取该奖池的游戏',
} as const;
