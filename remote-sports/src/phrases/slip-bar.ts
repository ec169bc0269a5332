/** zh-CN copy of the slip's bar: all of the slip that a board shows before it is opened. */
export const SLIP_BAR = {
  slip: '投注单',
  chosen: (name: string, count: number) => `已加入投注单：${name}，共 ${count} 项`,
  left: (count: number) => (count === 0 ? '投注单已清空' : `已移出投注单，还有 ${count} 项`),
  checking: '投注结果确认中，请勿重复投注',
} as const;
