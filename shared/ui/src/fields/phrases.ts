/** zh-CN words of the fields that ask who somebody is: one-time code, new password, date of birth. */
import type { PasswordPoint } from '@site/domain/member/password-strength';

export const FIELDS = {
  code: '验证码',
  codeHint: '请输入6位数字验证码',
  newPassword: '新密码',
  repeat: '确认新密码',
  repeatHint: '请再次输入新密码',
  passwordHint: '6-20位，须含字母和数字',
  passwordUnfit: '密码不符合下列要求，请修改后再提交',
  repeatDiffers: '两次输入的密码不一致',
  dob: '出生日期',
  dobHint: '您须年满 18 周岁',
  year: '年',
  month: '月',
  day: '日',
  dobPart: (unit: string) => `出生${unit}`,
  strengthLabel: '密码强度',
  strength: ['未输入', '弱', '中', '强'],
  rules: '密码要求',
  met: '已满足',
  unmet: '未满足',
  points: {
    length: '长度 6-20 位',
    letter: '包含字母',
    digit: '包含数字',
    plain: '不含空格与中文',
    notName: '不含您的用户名',
  } satisfies Record<PasswordPoint, string>,
} as const;
