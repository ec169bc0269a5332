/** zh-CN copy of saved cards and wallets. */
import type { AddressProblem } from '@site/domain/wallet/crypto-address';

export const CARDS = {
  list: '我的收款账户', count: (n: number, most: number) => `${n} / ${most}`, tail: (last: string) => `尾号 ${last}`, default: '默认', holder: '户名', setDefault: '设为默认', remove: '删除',
  addCard: '添加银行卡', addCrypto: '添加 USDT 钱包', full: (most: number) => `最多绑定 ${most} 个收款账户，请先删除不再使用的账户。`, empty: '还没有收款账户', emptyHint: '绑定本人名下的银行卡或钱包地址后，即可提款。', failed: '收款账户未能载入',
  removeTitle: '删除这个收款账户？', removeHint: (name: string) => `${name} 将不再用于提款，以后可以重新绑定。`, removeYes: '确定删除', removeNo: '暂不删除', removed: '已删除', defaultSet: '已设为默认', saved: '收款账户已保存',
  toWithdrawal: '返回提款',
} as const;

export const ADD = {
  cardTitle: '添加银行卡', cryptoTitle: '添加 USDT 钱包', holder: '持卡人', holderHint: '只能绑定本人名下的银行卡', bank: '开户银行', bankPick: '请选择开户银行', number: '银行卡号', numberHint: '卡号在独立的安全页面中填写，本站只会看到后三位。',
  numberMissing: '请在安全页面中填写并确认卡号', numberDone: (last: string) => `卡号已确认，尾号 ${last}`, numberAgain: '重新填写卡号', frame: '银行卡号安全页面', frameFailed: '安全页面未能载入', frameRetry: '重新载入',
  asDefault: '设为默认收款账户', save: '保存', saving: '保存中', failedToSave: '提款银行卡保存失败', unknown: '保存结果尚未确认', unknownHint: '网络中断，账户可能已经保存。请稍后再点“保存”，会先核对结果，不会重复绑定。', network: '网络', address: '钱包地址', addressHint: { TRC20: '以 T 开头，共 34 位', ERC20: '以 0x 开头，共 42 位' },
  wrongNetwork: '转错网络的款项无法找回，请与收款方核对网络与地址。', failed: '绑定页面未能载入',
  noName: '请先填写真实姓名', noNameHint: '收款账户必须与您的真实姓名一致，填写后即可绑定。', toAccount: '去填写', locked: '保险箱已锁定', lockedHint: '锁定期间不能添加收款账户，解锁后再来绑定。', unlock: '前往保险箱解锁',
  noTimes: '今日验证次数已用完', noTimesHint: '为保护您的资金，今天不能再绑定银行卡。请在明日 00:00（北京时间）后再试，或联系客服协助。', service: '联系客服',
  iwmmTitle: '您的资料已在本集团的其他品牌登记', iwmmHint: '为避免重复绑定，请确认：这张银行卡属于您本人，并且同意在本站用于提款。', iwmmYes: '确认，继续绑定', iwmmNo: '暂不绑定',
} as const;

export const CARD_CODE = { title: '安全验证', hint: '绑定银行卡前，请先验证您的手机号码。', send: '发送验证码', sentTo: (to: string) => `验证码已发送至 ${to}`, check: '验证', short: '请输入 6 位验证码' } as const;

export const ADDRESS_PROBLEM: Readonly<Record<AddressProblem, string>> = { empty: '请填写钱包地址', otherNetwork: '这是另一个网络的地址，请核对所选网络', wrong: '地址格式不正确，请核对后重新填写' };
