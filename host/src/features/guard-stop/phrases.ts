/** zh-CN copy of a navigation that stands still. */

export const STOP = {
  depositTitle: '存款功能已受限',
  depositText: '您已设置自我限制，目前无法存款。提款与查询记录不受影响，如有疑问请联系在线客服。',
  unknownTitle: '暂时无法确认您的存款权限',
  unknownText: '未能读取您的自我限制设置。为保护您的账户，确认之前无法存款。',
  pageTitle: '页面暂时无法打开',
  pageText: '请稍后重试。',
  retry: '重试',
  understood: '我知道了',
  service: '联系客服',
  checking: '加载中...',
} as const;
