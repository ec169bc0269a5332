/** zh-CN copy of alerts: the device that is told, and the kinds. */
import { Idle } from '@site/domain/constants';
import type { AlertKind } from '@site/domain/alerts/alert';
import type { DeviceFailure, DeviceStanding } from '../alerts/device';

export const ALERTS = {
  failed: '消息提醒设置未能载入',
  device: '此设备',
  away: '离开网站后也提醒我',
  awayHint: `由浏览器推送通知。退出登录，或网站开着但 ${Idle.afterMs / 60_000} 分钟无操作后停止，重新登录后恢复`,
  kinds: '提醒内容',
  silent: '自我限制期间不发送任何提醒。以下设置会保留，期满后生效。',
} as const;

/** What a device that cannot be switched on is told; nothing where it can. */
export const STANDING: Readonly<Record<DeviceStanding, string>> = {
  off: '',
  on: '',
  unable: '此浏览器不支持消息推送，请换用新版浏览器。打开网站时仍会提醒您。',
  install:
    'iPhone 与 iPad 需先安装到桌面：在 Safari 浏览器中点按“分享”，选择“添加到主屏幕”，再从桌面打开本站开启提醒。',
  denied: '浏览器已禁止本站发送通知。请在浏览器的网站设置中将“通知”改为“允许”，再回到本页开启。',
  saving:
    '浏览器的省流量模式已开启，无法接收推送。请关闭该模式后重新打开本站。打开网站时仍会提醒您。',
  resting: '推送服务暂不可用，请稍后再试。打开网站时仍会提醒您。',
};

export const FAILURE: Readonly<Record<DeviceFailure, string>> = {
  notAsked: '您尚未允许本站发送通知，请在浏览器询问时选择“允许”。',
  notYet: '本站尚未准备好，请稍候再试。',
  noService: '未能连接浏览器的推送服务，请检查网络后重试。',
};

export const KIND: Readonly<Record<AlertKind, { readonly name: string; readonly hint: string }>> = {
  kickOff: { name: '开赛', hint: '您投注的赛事开赛时' },
  goal: { name: '进球', hint: '离开网站后，您投注的足球赛事有进球时' },
  settlement: { name: '注单结算', hint: '您的注单有结果时' },
  deposit: { name: '存款结果', hint: '存款到账或未成功时' },
  offer: { name: '优惠到期', hint: '您的优惠将在一天内到期时' },
};
