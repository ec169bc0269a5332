/** zh-CN copy of a board with nothing on it, which comes with the code that says so. */
export const BOARD_EMPTY = {
  empty: (tab: string) => `${tab}暂无赛事`,
  emptyDay: '该日暂无早盘赛事',
  emptyFilter: '所选联赛暂无赛事',
  showAll: '显示全部',
  goTo: (tab: string, count: number) => `看${tab} ${count} 场`,
  goToSport: (sport: string) => `看${sport}`,
  favouritesTitle: '收藏您喜欢的赛事',
  favouritesHint: '登录后点选星标即可收藏赛事或整个联赛，换设备也能看到。',
  noFavourites: '还没有收藏',
  noFavouritesHint: '点选赛事或联赛旁的星标，进行中与即将开赛的场次会出现在这里。',
  favouritesIdle: '收藏的赛事暂无场次',
  favouritesIdleHint: '收藏的联赛有新赛事时，会自动出现在这里。',
  browse: '去看赛事',
  maintenanceHint: '恢复后盘口会自动显示，您的投注单与注单不受影响。',
  goToVendor: (vendor: string) => `去${vendor}`,
} as const;
