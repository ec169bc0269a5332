/** zh-CN copy of the question after a stretch of play. */
export const REALITY = {
  title: '游戏时间提醒',
  played: (hours: number, minutes: number) =>
    `您本次已在线 ${hours > 0 ? `${hours} 小时 ` : ''}${minutes} 分钟`,
  net: '本次输赢',
  unknown: '输赢暂时无法读取，可在交易记录中查看。',
  hint: '请合理安排时间与支出，您可以随时休息或设置限额。',
  goOn: '我知道了，继续',
  limits: '设置限额',
  records: '查看交易记录',
  leave: '退出登录',
} as const;
