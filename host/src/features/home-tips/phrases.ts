/** zh-CN copy of the first-visit tips (§2.5, §4.2). */
export const TIPS = {
  label: '新手指引',
  steps: [
    {
      title: '底部入口，一步直达',
      text: '首页、体育、注单、娱乐场、优惠与我的都在底部导航，再次点按当前入口可回到顶部并刷新。',
    },
    {
      title: '点按赔率即可投注',
      text: '在赛事上点按赔率，选项会加入投注单；赔率变动时会先征得您的确认。',
    },
    { title: '资金与记录都在“我的”', text: '在这里存款、提款、转账，也可随时查询交易与投注记录。' },
  ],
  at: (step: number, count: number) => `${step}/${count}`,
  next: '下一步',
  skip: '跳过',
  done: '开始体验',
} as const;
