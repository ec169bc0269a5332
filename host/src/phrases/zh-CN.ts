/** zh-CN copy of the host. */
import { pageTitle } from '@site/phrases/site';

export const SHELL = {
  nav: { home: '首页' },
  navLabel: '主导航',
  skip: '跳到主要内容',
  login: '登录',
  register: '注册',
  liveChat: '在线客服',
  languages: '选择语言',
  appBar: {
    label: '应用下载',
    title: (name: string) => `${name} App`,
    hint: '安装到桌面，投注更快捷',
    install: '安装',
    close: '关闭应用下载',
  },
  notFoundTitle: '页面不存在',
  home: '返回首页',
  refresh: '刷新页面',
  crashTitle: '页面加载失败',
  crashText: '请刷新后重试。您的投注与资金记录不受影响。',
  remoteFailed: (title: string) => `${title}暂时无法显示`,
  pageTooOld: '本页面版本较旧，刷新后即可使用。',
  remoteFailedText: '其他功能不受影响，请稍后重试。',
  chatFailed: '在线客服暂时无法打开，请稍后再试',
  volatile: '浏览器无法保存交易状态，请在结果确认前保持本页面打开',
  pendingMoney: (count: number) => `${count} 笔交易结果确认中`,
  checkNow: '立即查询',
  pageTitle,
  error500: '500 Error!',
} as const;
