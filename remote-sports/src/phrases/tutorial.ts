/** zh-CN copy of the beginner's lessons. */
import type { LegResult } from '@site/domain/betting/settlement';

export const RESULT_TEXT: Record<LegResult, string> = {
  won: '赢',
  halfWon: '赢半',
  void: '走水',
  halfLost: '输半',
  lost: '输',
};

export const TUTORIAL = {
  lead: '六节短课，每节都可以自己动手试一试。金额均为示例，不会产生注单。',
  lessons: '课程',
  lesson: {
    handicap: '让球',
    total: '大小',
    winner: '独赢',
    combo: '串关',
    cashOut: '提前兑现',
    odds: '盘口',
  },
  next: (name: string) => `下一课：${name}`,
  finish: '去看赛事',
  stake: (amount: string) => `本金 ¥${amount}`,
  returned: '返还',
  profit: '盈亏',
  less: '减少',
  more: '增加',
  you: '您投注的球队',
  other: '对手',
  handicap: {
    title: '让球：强队先让几个球',
    lead: '结算时，把让球数加到您所选球队的净胜球上：大于零为赢，等于零退回本金（走水），小于零为输。',
    line: '让球数',
    goals: '终场比分',
    quarter: (line: string, near: string, far: string) =>
      `${line} 是四分之一球：一半本金投 ${near}，另一半投 ${far}，所以可能只赢一半或只输一半。`,
    whole: '整数让球可能打和：正好等于让球数时退回本金。',
    half: '半球让球没有走水：一定分出输赢。',
    table: '不同结果会怎样',
    live: '滚球让球只计算投注之后的进球。',
    margin: (margin: number) =>
      margin === 0 ? '打平' : margin > 0 ? `净胜 ${margin} 球` : `落败 ${-margin} 球`,
  },
  total: {
    title: '大小：双方合计进几个球',
    lead: '大球赌合计进球多于盘口，小球赌少于盘口。四分之一球同样一分为二。',
    line: '盘口',
    goals: '合计进球',
    over: '大',
    under: '小',
    count: (goals: number) => `${goals} 球`,
  },
  winner: {
    title: '独赢：主胜、和局、客胜三选一',
    lead: '足球独赢以 90 分钟（含补时）为准。欧洲赔率乘以本金就是返还，已包含本金。',
    pick: '选择您的看法',
    sides: { home: '主胜', draw: '和局', away: '客胜' },
    formula: (stake: string, price: string, back: string) => `${stake} × ${price} = ${back}`,
    twoWay: '篮球、网球等不会打平的项目只有两个选项。',
  },
  combo: {
    title: '串关：几场一起中，赔率相乘',
    lead: '普通串关要全部猜中。系统串关把几场拆成多注，错一场也可能有返还，但本金按注数计算。',
    toggle: '点选每场结果',
    won: '猜中',
    lost: '没中',
    straight: (count: number) => `${count}串1`,
    system: '3串4',
    systemHint: '3 注双重 + 1 注三重，共 4 注',
    lines: (lines: number, stake: string) => `${lines} 注 × ¥${stake}`,
    void: '走水的一场按 1.00 计算，不影响其余场次。',
  },
  cashOut: {
    title: '提前兑现：比赛没完，也可以收手',
    lead: '平台按当前局面给出报价。接受后注单立即结束，之后的比分与您无关。',
    steps: [
      { minute: '赛前', text: '投注主胜 2.10，本金 ¥100', offer: '' },
      { minute: "60'", text: '主队 1:0 领先，报价上升', offer: '¥148.00' },
      { minute: "75'", text: '客队扳平 1:1，报价下降', offer: '¥52.00' },
      { minute: "76'", text: '危险进攻，暂停报价', offer: '暂停' },
    ],
    notes: [
      '报价会随赔率变动；价格变化时会再次请您确认。',
      '可以只结算一部分，其余继续。',
      '免费投注与部分注单不提供提前兑现。',
    ],
  },
  odds: {
    title: '盘口：同一个价格的四种写法',
    lead: '换一种写法不会改变输赢多少，只是习惯不同。马来盘与印尼盘的负数表示“要赢到所填金额，需要扣除多少”。',
    table: ['欧洲', '香港', '马来', '印尼'],
    pick: '选一个价格',
    win: '可赢',
    risk: '扣款',
    note: '串关、独赢、波胆等玩法只用欧洲盘，页面会标注“欧”。',
  },
} as const;
