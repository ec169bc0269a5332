/** zh-CN copy of customer service. */
import { Feedback } from '@site/domain/constants';

export const SERVICE = {
  title: '我们随时为您服务',
  intro: '全年无休，平均 20 秒回应。请勿向任何人透露您的密码与验证码，客服也不会索取。',
  chat: '在线客服',
  chatInside: '页面内对话',
  chatHint: '不离开本站，与客服即时对话',
  chatClosed: '在线客服暂未开放，请使用下方其他方式',
  chatLoading: '正在连接在线客服...',
  chatFailed: '暂时无法连接在线客服',
  help: '帮助中心',
  helpHint: '搜索常见问题与操作指引',
  vip: 'VIP 专属回电',
  vipHint: `提交后 ${Feedback.callbackMinutes} 分钟内由专属经理与您联系`,
  mail: '电子邮件',
  mailAddress: 'service@yuheng.example',
  mailHint: '一个工作日内回复',
  channels: '联系方式',
  faq: '常见问题',
  retry: '重试',
  chatTitle: '在线客服对话',
  openWindow: '在新窗口打开',
  windowText: '在线客服将在独立窗口中打开，您可以继续浏览本站。',
  open: '打开在线客服',
  noChatTitle: '在线客服暂未开放',
  noChatText: '您可以先查看帮助中心与常见问题，或稍后再试。',
  toService: '其他联系方式',
} as const;

/** A question with its answer and a page where it is done. */
export interface Faq {
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly to: string; readonly label: string };
}

/** Questions by topic; the numbers are the rules of the site. */
export const FAQ: readonly { readonly topic: string; readonly items: readonly Faq[] }[] = [
  {
    topic: '存款',
    items: [
      {
        question: '存款未到账怎么办？',
        answer:
          '多数存款 3 分钟内到账。超过 15 分钟仍未到账，请在交易记录中打开该笔存款，核对状态后联系在线客服。请按页面显示的金额付款，并使用本人账户。',
        link: { to: '/TransactionRecord/?type=deposit', label: '查看存款记录' },
      },
      {
        question: '为什么余额显示为“--”？',
        answer:
          '“--”表示暂时无法读取余额，并不代表余额为零。请点击余额旁的刷新按钮重新读取，您的资金不受影响。',
      },
    ],
  },
  {
    topic: '提款',
    items: [
      {
        question: '提款需要哪些验证？',
        answer:
          '首次提款前，需要依次完成身份证件、出生日期与所在城市、手机号码、电子邮箱的验证。建议在存款前先完成，以免提款时等待。',
        link: { to: '/Me', label: '前往我的账户' },
      },
      {
        question: '提款可以撤回吗？',
        answer:
          '提款提交后不可撤回。审核与出款进度可在交易记录中查看，通常在审核通过后 10 至 30 分钟到账。',
        link: { to: '/TransactionRecord/?type=withdrawal', label: '查看提款记录' },
      },
    ],
  },
  {
    topic: '投注',
    items: [
      {
        question: '提交投注后断线了，注单成立吗？',
        answer:
          '注单以服务器记录为准。若结果未知，页面会显示“结果确认中”并自动查询，请不要重复投注。最终结果以注单记录为准。',
      },
      {
        question: '赔率变化后会按哪个赔率成交？',
        answer:
          '默认只自动接受更高的赔率；赔率变差时一定会再次询问您。您可以在投注单上随时关闭自动接受。',
      },
      {
        question: '滚球投注为什么需要等待？',
        answer: '滚球注单需要数秒确认。期间如出现进球、红牌或视频回看，注单可能被拒绝并退回本金。',
      },
    ],
  },
  {
    topic: '验证与登录',
    items: [
      {
        question: '收不到验证码怎么办？',
        answer:
          '请先确认手机信号与垃圾短信箱。60 秒后可重新获取，每日最多发送 5 次、输错 5 次，次数于北京时间 00:00 重置。',
      },
      {
        question: '忘记密码或用户名怎么办？',
        answer: '可通过绑定的手机或邮箱重设密码；用户名会发送到绑定的邮箱。',
        link: { to: '/Forgetpwd', label: '找回密码' },
      },
    ],
  },
  {
    topic: '理性投注',
    items: [
      {
        question: '如何限制自己的存款与投注？',
        answer:
          '您可以设置存款限额、冷静期或自我限制。收紧立即生效，放宽须等待 24 小时；自我限制期间不可提前解除。',
        link: { to: '/About/responsible', label: '了解理性投注' },
      },
    ],
  },
];
