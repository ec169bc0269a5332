/** The look of a feast: two colours of its sky, its light and the picture that stands for it. */
export const FEASTS = {
  moon: { sky: ['#0b1f4d', '#274b8f'], light: '#ffe9a8', sign: '月' },
  national: { sky: ['#7f0d12', '#c8322a'], light: '#ffd86b', sign: '庆' },
  football: { sky: ['#06281f', '#0f6b4a'], light: '#d9f7c8', sign: '球' },
  spring: { sky: ['#6d0d12', '#b5241f'], light: '#ffdf94', sign: '春' },
  labour: { sky: ['#0d3b5c', '#1c7aa3'], light: '#ffe3a1', sign: '乐' },
  jubilee: { sky: ['#33104f', '#7a2f9c'], light: '#ffd9f2', sign: '贺' },
} as const satisfies Record<string, { readonly sky: readonly [string, string]; readonly light: string; readonly sign: string }>;

/** Name of a feast. */
export type Feast = keyof typeof FEASTS;

/** The feast of a name in the data; one that is not known looks like the spring festival. */
export const feastOf = (name: string): (typeof FEASTS)[Feast] => (Object.hasOwn(FEASTS, name) ? FEASTS[name as Feast] : FEASTS.spring);
