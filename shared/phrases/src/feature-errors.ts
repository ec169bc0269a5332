/** zh-CN copy of the toasts that single features show (§8, R8-5). */

/** Text per failure. */
export const FEATURE_ERROR_TEXT = {
  launchGame: '启动游戏异常，请稍后再试',
  gameList: '获取游戏列表异常，请稍后再试',
  categoryList: '获取游戏分类异常，请稍后再试',
  providerList: '获取游戏平台异常，请稍后再试',
  homeTabGames: '获取首页游戏异常，请稍后再试',
  feedback: '网络错误，请重试',
  fraudCheck: '网络错误，请刷新后重试',
  promotionId: '系統錯誤，暫時無法使用',
} as const;
