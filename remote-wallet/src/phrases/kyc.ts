/** zh-CN copy of where a member stands with who they are; every page says it in these words. */
import type { KycStanding } from '@site/domain/verification/kyc';

export const KYC_STANDING: Readonly<Record<KycStanding, string>> = {
  verified: '已完成实名认证',
  reviewing: '实名认证审核中',
  refused: '实名认证未通过',
  open: '尚未完成实名认证',
};

export const KYC = {
  doneHint: '您的身份已经核实，存款与提款不受影响。',
  restHint: '您的身份已经核实，存款与提款前还需要完成以下验证。',
  openHint: '存款与提款前需要完成以下验证。',
  deposit: '存款验证',
  withdrawal: '提款验证',
  ok: '已完成',
  missing: (steps: string) => `还需：${steps}`,
  look: '查看进度',
  go: '去完成',
  upload: '上传身份文件',
  check: '或在线核验身份',
  failed: '认证状态未能载入',
  retry: '重试',
  depositSteps: { VerifyFirstStep: '验证手机号码', VerifySecondStep: '填写真实姓名' },
  withdrawalSteps: {
    1: '身份证号码',
    2: '出生日期与居住城市',
    3: '验证手机号码',
    4: '验证电子邮箱',
  },
  join: '、',
} as const;
