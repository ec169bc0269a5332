/** zh-CN copy of responsible play. */
import type { MemberLimits } from '@site/contracts/member-limits';

type Span = MemberLimits['deposits'][number]['span'];

export const LIMITS = {
  failed: '限额设置未能载入',
  intro: '适度游戏，量力而行。收紧的设置立即生效，放宽或取消需等待 24 小时。',
  deposits: '存款限额', span: { daily: '每日', weekly: '每周', monthly: '每月' } satisfies Record<Span, string>, none: '未设置', used: (used: string, most: string) => `已存 ¥${used} / ¥${most}`, usedNone: (used: string) => `已存 ¥${used}`,
  pending: (what: string, from: string) => `将于 ${from} 改为 ${what}`, pendingNone: '不限额', edit: '设置', amountLabel: (span: string) => `${span}存款限额`, amountHint: '包括处理中的存款；每周从周一起算，按北京时间。', save: '保存', remove: '取消限额', empty: '请输入大于 0 的限额',
  saved: '已生效', savedLater: (from: string) => `已收到，将于 ${from} 生效`,
  time: '游戏时间提醒', timeHint: '达到所选时长时，会显示在线时间与输赢并请您确认是否继续。', timeNone: '不提醒', minutes: (n: number) => (n < 60 ? `${n} 分钟` : `${n / 60} 小时`),
  exclusion: '自我限制', exclusionHint: '在所选期限内停用存款、转入或投注。生效后只能延长或加强，到期前无法缩短或取消；提款不受影响，未结算注单照常结算。',
  active: (until: string) => `自我限制生效中，至 ${until}`, activeForever: '自我限制生效中', restricts: { disableDeposit: '停用存款', disableFundIn: '停用转入', disableBetting: '停用投注与游戏' },
  start: '设置自我限制', extend: '延长或加强', days: '限制期限', day: (n: number) => (n === 365 ? '1 年' : n >= 30 ? `${n / 30} 个月` : `${n} 天`), flags: '限制内容', flagMissing: '请至少选择一项限制', ask: '确认启用自我限制？',
  askText: (until: string, what: string) => `${what}将立即停用，直至 ${until}。到期前无法缩短或取消。`, confirm: '确认启用', back: '再想想', started: '自我限制已生效', unknown: '网络中断，自我限制可能已经生效。请稍后再点“确认启用”，会先核对结果。',
  statement: '账户报表', help: '需要帮助？', helpText: '如果您觉得游戏影响了生活，请随时联系我们，客服可协助您设置限制。', service: '联系客服',
} as const;
