/** zh-CN copy of the pieces that the forms around an account share. */
export const ACCESS = {
  codeMissing: '请输入6位数字验证码',
  repeatDiffers: '两次输入的密码不一致',
  passwordUnfit: '密码不符合下列要求，请修改后再提交',
  service: '联系客服',
  home: '返回首页',
  toLogin: '前往登录',
} as const;
