import type { LaunchStop } from '@site/domain/games/stops';

export const PLAY = {
  loading: '正在进入游戏', slow: '游戏平台响应较慢，请稍候', failedTitle: '游戏没有打开', failedHint: '游戏平台没有响应。您的余额没有变动，请重试或稍后再来。', stopTitle: '暂时不能进入游戏',
  overTitle: '本次游戏登录已过期', overHint: '未完成的一局以平台记录为准，重新进入后可继续。', again: '重新进入', retry: '重试', back: '返回大厅', exit: '退出游戏', unknownGame: '没有找到这款游戏', frame: (name: string) => `${name} 游戏画面`,
  time: '现在时间', session: '已玩', net: '本次输赢', demo: '试玩', demoHint: '试玩使用虚拟筹码，不计输赢。', netHint: '本次输赢按账户记录计算，含期间结算的其他注单。', lobby: '娱乐场', entering: (name: string) => `正在进入${name}`,
  menu: '游戏菜单', wallet: '游戏钱包', total: '总余额', topUp: '转入资金', deposit: '存款', records: '交易记录', limits: '责任博彩', reload: '重新载入游戏', full: '全屏游戏', fullExit: '退出全屏', goOn: '继续游戏', others: '看看其他游戏', support: '联系客服', tryDemo: '免费试玩', realPlay: '真钱开始',
} as const;

/** Why a game does not open, where the server has no words of its own. */
export const STOP_TEXT: Readonly<Record<LaunchStop, string>> = {
  excluded: '您的账户设置了自我限制，暂时不能进入游戏。', unchecked: '暂时无法确认账户状态，请稍后重试。', notInvited: '该平台暂未对您开放。您可以选择其他平台，或联系在线客服。',
  maintenance: '游戏平台维护中，请稍后再来。', noDemo: '该游戏不支持试玩。', unknownGame: '该游戏已下架或信息有变，请返回大厅重新选择。', blocked: '游戏地址未通过安全检查，已停止打开', failed: '启动游戏异常，请稍后再试。',
};

export const TOP_UP = {
  title: (wallet: string) => `${wallet}钱包没有余额`, hint: '转入资金后即可开始，转账即时到账。', from: '从哪个钱包转入', amount: '转入金额', all: '全部', submit: '转入并开始', submitStay: '确认转入', sending: '正在转入', goEmpty: '先进去看看', none: '其他钱包也没有可转的余额',
  noneHint: '存款后即可开始游戏。', locked: '有进行中的红利限制了转账，请先完成流水或查看转账页面。', toTransfer: '前往转账', failed: '钱包余额未能读取', unknown: '转账结果确认中，请勿重复操作', unknownHint: '我们正在向服务器核对这笔转账，结果会显示在这里。', checkNow: '立即核对',
  notPlaced: '这笔转账没有执行，您的余额没有变动。', earlierDone: '之前的转账已到账', summary: (from: string, to: string, amount: string) => `转账 · ${from} → ${to} · ¥${amount}`, done: (wallet: string, amount: string) => `已转入${wallet}钱包 ¥${amount}`, least: (amount: string) => `最少 ¥${amount}`, over: '超过该钱包余额', offline: '当前没有网络，转账没有发出',
} as const;

/** A maintenance whose end is known. */
export const stopUntil = (time: string): string => `游戏平台维护中，预计 ${time} 恢复。`;
