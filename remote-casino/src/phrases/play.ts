export const PLAY = {
  loading: '正在进入游戏', slow: '游戏载入较慢，请稍候', failedTitle: '游戏没有打开', failedHint: '游戏平台没有响应。您的余额没有变动，请重试或稍后再来。', refusedTitle: '暂时不能进入游戏', blocked: '游戏地址未通过安全检查，已停止打开',
  retry: '重试', back: '返回大厅', time: '现在时间', session: '已玩', exit: '退出游戏', launchError: '启动游戏异常', unknownGame: '没有找到这款游戏', closed: '已返回游戏大厅', frame: (name: string) => `${name} 游戏画面`,
  maintenance: '游戏平台维护中，请稍后再来', unchecked: '暂时无法确认账户状态，请稍后重试。', excluded: '您的账户设置了自我限制，暂时不能进入游戏。', notInvited: '该平台暂未对您开放，或正在维护。您可以选择其他平台，或联系在线客服。',
} as const;
