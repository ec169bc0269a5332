/** Rebates: a share of the valid turnover of a day per wallet group, paid the day after. */

/** A rule; `perMille` of the turnover, at most `most` yuan a day. */
export interface RebateRule {
  readonly id: string;
  readonly groupId: string;
  readonly promoId: string;
  readonly title: string;
  readonly perMille: number;
  readonly walletGroups: readonly number[];
  readonly most: number;
  readonly vipOnly: boolean;
}

const rule = (
  id: string,
  promoId: string,
  title: string,
  perMille: number,
  walletGroups: readonly number[],
  most: number,
  vipOnly = false,
): RebateRule => ({ id, groupId: `G${id}`, promoId, title, perMille, walletGroups, most, vipOnly });

export const REBATE_RULES: readonly RebateRule[] = [
  rule('RB02', '1005', '体育返水', 6, [2], 8_888),
  rule('RB04', '4001', '真人返水', 8, [4], 8_888),
  rule('RB24', '4002', '棋牌即时返水', 5, [24], 5_888),
  rule('RB32', '4003', '老虎机返水', 12, [32], 18_888),
  rule('RB64', '4004', '彩票返水', 4, [64], 3_888),
  rule('RB99', '4005', 'VIP 额外返水', 1, [2, 4, 24, 32, 64], 8_888, true),
];
