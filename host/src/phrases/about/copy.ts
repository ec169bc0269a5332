/** zh-CN copy around the texts. */
export const ABOUT = {
  intro: '这里有关于我们、规则与您的权利的全部说明。',
  changed: (day: string) => `最近更新 ${day}`,
  more: '其他说明',
  service: '联系客服',
} as const;
