/** zh-CN copy of the pages behind a verification mail. */
export const EMAIL = {
  checking: '正在验证您的邮箱，请稍候...',
  failedTitle: '暂时无法验证邮箱',
  failedText: '验证结果尚未确定，链接仍然有效，请重试。',
  verifiedTitle: '邮箱验证成功',
  verifiedText: '您的邮箱已验证，今后可用于找回密码与接收账户通知。',
  memberTitle: '您的邮箱已验证',
  memberText: (email: string) => `账户邮箱 ${email} 已通过验证。`,
  openTitle: '您的邮箱尚未验证',
  openText: (email: string) =>
    email === ''
      ? '您的账户还没有绑定邮箱。'
      : `账户邮箱 ${email} 尚未通过验证，请打开邮件中的链接，或重新发送验证邮件。`,
  visitorTitle: '邮箱验证',
  visitorText: '验证结果会保存在您的账户中，登录后即可在个人资料查看邮箱状态。',
  expiredTitle: '验证链接已失效',
  expiredText:
    '链接只能使用一次，并在 24 小时后失效；更换邮箱后旧链接也会失效。请重新发送验证邮件。',
  expiredVisitor: '登录后即可重新发送验证邮件。',
  resend: '重新发送验证邮件',
  resent: (to: string) => `验证邮件已发送至 ${to}，请在 24 小时内打开邮件中的链接。`,
  account: '查看个人资料',
  login: '登录',
  goOn: '继续',
  retry: '重试',
  home: '返回首页',
  service: '联系客服',
} as const;
