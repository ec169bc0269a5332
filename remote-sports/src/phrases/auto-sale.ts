/** zh-CN copy of the target at which a wager sells itself. */
import type { TargetFault } from '@site/domain/betting/auto-cash-out';

export const AUTO_SALE = {
  offer: '自动兑现',
  label: '自动兑现目标金额',
  hint: (offer: string | null, most: string) =>
    `${offer === null ? '' : `当前报价 ¥${offer}，`}最高可得 ¥${most}。报价达到目标时整单自动兑现一次，关闭页面也有效`,
  save: '保存目标',
  cancel: '返回',
  at: (target: string) => `到 ¥${target} 自动兑现`,
  /** In its place once it cannot be reached any more; {@link AUTO_SALE.never} says why. */
  past: (target: string) => `目标 ¥${target} 已无法达到`,
  never: (most: string) => `最高可得 ¥${most}，不会自动兑现`,
  change: '修改',
  /** Beside {@link AUTO_SALE.at}, which says of what. */
  remove: '取消',
  removeName: '取消自动兑现',
  refused: '未能设定自动兑现，请稍后再试',
  unsure: '网络异常，是否已生效以本行显示为准，请再试一次',
} as const;

/** Why a target makes no sense; `most` is the highest amount that the wager can bring. */
export const TARGET_FAULT_TEXT: Readonly<Record<TargetFault, (most: string) => string>> = {
  none: () => '请输入目标金额',
  offered: () => '当前报价已达到这个金额，可直接提前兑现，或输入更高的目标',
  tooHigh: (most) => `目标不能高于最高可得 ¥${most}`,
};
