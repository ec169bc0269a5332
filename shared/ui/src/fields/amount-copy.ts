/** zh-CN copy of fields and keys for amounts: it comes with their code, not with the first load. */
export const amountCopy = {
  pasteRefused: '请粘贴纯数字金额，例如 100 或 100.50',
  decimalsRefused: '金额最多保留两位小数',
  max: '最大',
  backspace: '删除一位',
  dot: '小数点',
  keypad: '金额键盘',
  done: '完成',
} as const;
