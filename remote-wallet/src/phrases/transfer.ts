/** zh-CN copy of transfers between wallets. */
import type { TransferProblem } from '@site/domain/wallet/transfer-rules';

export const TRANSFER = {
  tabs: '转账与记录',
  tabForm: '转账',
  tabHistory: '转账记录',
  from: '转出钱包',
  to: '转入钱包',
  swap: '对调转出与转入钱包',
  amount: '转账金额',
  all: '全部转入',
  least: (min: string) => `最低 ¥${min}`,
  line: (amount: string, from: string, to: string) => `将从${from}转出 ¥${amount} 至${to}`,
  lineEmpty: (from: string, to: string) => `从${from}转至${to}`,
  lineHint: '转账即时完成，可随时转回。',
  lineBonus: '参加优惠后，完成流水前不能转账与提款。',
  submit: '立即转账',
  submitting: '转账中',
  summary: (from: string, to: string, amount: string) => `转账 · ${from} → ${to} · ¥${amount}`,
  failed: '钱包未能载入',
  done: '转账成功',
  toBet: '去投注',
  toPlay: '去游戏',
  again: '再转一笔',
  undo: '转回去',
  number: '转账编号',
  time: '时间',
  wallets: '钱包明细',
  walletsFailed: '钱包明细未能载入',
  providers: '适用平台',
} as const;

/** The bonus that came with a transfer. */
export const TRANSFER_BONUS = {
  given: (gift: string, wallet: string) => `礼金 ¥${gift} 已到账${wallet}`,
  turnover: (amount: string) => `流水 ¥${amount}`,
  lock: '完成流水前不能转账与提款',
  unread: '礼金与流水可在「我的优惠」查看',
  again: '重新载入',
  progress: '查看流水进度',
} as const;

export const TRANSFER_PROBLEM: Readonly<Record<TransferProblem, (limit: string) => string>> = {
  sameWallet: () => '请选择不同的转出与转入钱包',
  empty: () => '请输入转账金额',
  below: (limit) => `单笔最低转账 ¥${limit}`,
  balance: (limit) => `转出钱包余额 ¥${limit}`,
};

export const LOCK = {
  exclusion: {
    title: '转账已停用',
    hint: '您的账户设置了自我限制，暂时不能转账。需要帮助请联系客服。',
  },
  bonus: {
    title: '优惠进行中，暂时不能转账',
    hint: '完成以下优惠的流水后，即可转账；也可以放弃优惠，放弃前会先说明将失去与保留的金额。',
  },
  other: { title: '暂时不能转账', hint: '请稍后再试，或联系客服。' },
  service: '联系客服',
  unchecked: '暂时无法确认账户状态',
  uncheckedHint: '确认之前不能转账，请重试。',
  missing: (amount: string) => `还差有效流水 ¥${amount}`,
  promotions: '查看详情 / 放弃优惠',
} as const;

export const TRANSFER_HISTORY = {
  empty: '这段时间没有转账',
  emptyHint: '换一个时间范围看看，或现在转一笔。',
  failed: '转账记录未能载入',
  list: '转账列表',
  more: '加载更多',
  moreFailed: '未能载入更多，点按重试',
  end: '没有更多了',
  withBonus: '含优惠',
} as const;
