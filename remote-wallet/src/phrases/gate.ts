/** zh-CN copy for visitors on pages of a member's own things. */
export const GATE = {
  limits: '登录后可以设置存款限额、游戏时间提醒与自我限制。',
  cards: '登录后可以管理您的收款账户。',
  deposit: '登录后可以查看存款进度与付款信息。',
  account: '登录后可以查看和管理您的账户信息。',
  identityCheck: '登录后可以核验您的身份。',
  uploads: '登录后可以上传身份文件并查看审核进度。',
  addresses: '登录后可以管理您的收货地址。',
  security: '登录后可以修改密码并查看登录安全信息。',
  rewards: '登录后可以查看您的会员等级与积分。',
} as const;
