/** zh-CN copy of the install guide. */
import { SITE_NAME } from '@site/phrases/site';

export const INSTALL = {
  title: `安装${SITE_NAME}`,
  gains: ['桌面一键打开，无需输入网址', '全屏显示，盘口一目了然', '随时在桌面移除，不占存储空间'],
  oneTap: '立即安装',
  accepted: '正在安装，请稍候在桌面查看',
  dismissed: '已取消安装，您可随时再次打开本页',
  iosTitle: '在 Safari 浏览器中',
  iosSteps: ['点按底部工具栏的“分享”按钮', '在菜单中选择“添加到主屏幕”', '点按右上角“添加”即可'],
  androidTitle: '在浏览器中',
  androidSteps: ['点按右上角的菜单按钮', '选择“添加到主屏幕”或“安装应用”', '按提示确认即可'],
  chatHint: '当前窗口不支持安装，请点按右上角菜单，选择“在浏览器中打开”后再试。',
  scan: '或用手机扫码打开',
  scanLabel: `${SITE_NAME}网址二维码`,
  copyLink: '复制网址',
  copied: '网址已复制，请在浏览器中打开',
  notCopied: '无法自动复制，请长按上方网址复制',
} as const;
