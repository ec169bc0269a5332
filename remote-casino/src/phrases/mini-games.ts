export const MINI = {
  title: '小游戏', intro: '每日免费参与，奖金即时到账', list: '全部活动', choose: '选择小游戏', running: '进行中', coming: '即将开始', ended: '已结束', until: '距结束', from: '距开始', period: (from: string, to: string) => `${from} 至 ${to}`,
  go: '进入活动', goLabel: (name: string) => `进入活动：${name}`, failed: '小游戏暂时无法显示', empty: '暂无小游戏', emptyHint: '新活动上线后会出现在这里。', toGames: '去娱乐场', noneRunning: '现在没有进行中的小游戏', noneRunningHint: '看看下面即将开始的活动。',
  act: (left: number) => `立即抽奖（剩 ${left} 次）`, actPlain: '立即抽奖', acting: '正在抽奖', none: '今日次数已用完', won: '恭喜中奖', lost: '差一点点', again: '再抽一次', close: '知道了', paid: '奖金已派发至体育钱包', left: (count: number) => `今日还有 ${count} 次`,
  login: '登录后参与', visitor: '登录后每日可免费参与，奖金即时到账。', closed: '参与已截止', unknown: '结果确认中，请勿离开；不会重复扣减次数。', checkNow: '立即查询', notPlaced: '本次没有成功，次数未扣减，请再试一次。',
  used: (used: number, all: number) => `今日已用 ${used} / ${all} 次`, total: '累计获得', most: '今日次数已达上限', next: '距离下一次机会', more: '再存', moreEnd: '多一次机会', deposit: '去存款', reset: (time: string) => `${time} 重置次数`,
  prizes: '奖品一览', endless: '不限量', stock: (left: number) => `剩 ${left.toLocaleString('zh-CN')} 份`, gone: '已派完', rules: '玩法说明', detail: '榜单与活动详情',
  history: '我的奖品', historyEmpty: '还没有奖品记录，抽一次试试手气。', historyFailed: '奖品记录暂时无法显示', retry: '重试', older: '更早', newer: '更近', page: (at: number, all: number) => `第 ${at} / ${all} 页`, count: (n: number) => `共 ${n} 次`, pager: '奖品记录翻页',
} as const;
