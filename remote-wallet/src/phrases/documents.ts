/** zh-CN copy of the documents of a member. */
import type { DocumentStatus } from '@site/contracts/documents';

export const DOCUMENTS = {
  intro: '文件仅用于核实身份，加密传输，审核通常几分钟内完成。', identity: '身份证（必需）', other: '其他文件（客服要求时上传）', failed: '文件状态未能载入',
  type: { IdentityFront: '身份证人像面', IdentityBack: '身份证国徽面', Selfie: '手持身份证照片', BankCard: '银行卡照片', AddressProof: '地址证明' },
  tip: { IdentityFront: '四角完整、文字清晰、无反光', IdentityBack: '四角完整、有效期清晰可见', Selfie: '面部与证件信息同时清晰可见', BankCard: '仅需露出卡号末三位与姓名，其余数字请遮盖', AddressProof: '近三个月的水电账单或银行对账单' },
  status: { NotUploaded: '未上传', Pending: '审核中', Approved: '已通过', Rejected: '未通过' } satisfies Record<DocumentStatus, string>,
  overall: {
    NotUploaded: { title: '尚未上传身份文件', hint: '请上传身份证正反两面，审核通过后即完成实名认证。' }, Pending: { title: '文件审核中', hint: '通常几分钟内完成，结果会自动显示在这里。' },
    Approved: { title: '文件已通过审核', hint: '已上传的文件均已通过。' }, Rejected: { title: '有文件未通过审核', hint: '请按提示只重新上传未通过的文件，其他文件无需重传。' },
  } satisfies Record<DocumentStatus, { title: string; hint: string }>,
  known: '实名认证已完成', file: (name: string) => `文件：${name}`, sentAt: '上传时间', decidedAt: '审核时间', reason: (text: string) => `未通过原因：${text}`, again: '重新上传', choose: '选择文件', chooseMissing: '请先选择文件', send: '上传', sending: (size: string) => `上传中（${size}）`, sent: '文件已上传，正在审核',
  waiting: '网络已断开，文件已保留，恢复连接后会自动继续上传。', broken: '上传中断，文件已保留。', retry: '继续上传', tooLarge: '文件超过 7 MB，请压缩后重新选择。', kind: '文件内容不是 JPG、PNG 或 PDF，请重新选择。', pending: '该文件正在审核中，请等待审核结果，无需重复上传。',
  small: '图片尺寸较小，文字可能不够清晰，建议重新拍摄后再上传。', lost: '上次选择的文件没有上传完成，请重新选择并上传。', dismiss: '不再提醒', size: (mb: string) => `${mb} MB`, service: '联系客服',
} as const;
