/** Announcements: written once, repeated in cycles, so that there are always fresh and older ones. */
import type { INBOX_CATEGORY } from '@site/contracts/inbox';
import { dayKey } from '@site/domain/formatting/day';
import { windowOf } from '../content/window';

/** Category of an entry. */
export type InboxCategory = (typeof INBOX_CATEGORY)[number];

/** An entry of either kind. */
export interface InboxEntry {
  readonly id: string;
  readonly topic: string;
  readonly content: string;
  readonly category: InboxCategory;
  readonly at: number;
  readonly isPopup: boolean;
  readonly target: string | null;
}

type Seed = readonly [
  id: string,
  category: InboxCategory,
  days: number,
  hour: number,
  topic: string,
  content: string,
  isPopup?: boolean,
];

const SEEDS: readonly Seed[] = [
  [
    'A01',
    'maintenance',
    7,
    10,
    '系统例行维护通知',
    '{day} 04:00-06:00 例行维护，期间部分游戏与转账服务暂停，请您提前安排。维护结束后所有服务将自动恢复，给您带来的不便敬请谅解。',
    true,
  ],
  [
    'A02',
    'payment',
    12,
    11,
    '新增支付宝扫码存款',
    '支付宝扫码存款现已开放，单笔 50 - 10,000 元，免手续费，平均 3 分钟到账。请务必按页面显示的金额付款，并使用本人账户。',
  ],
  [
    'A03',
    'general',
    20,
    9,
    '理性投注 适度娱乐',
    '请合理安排时间与金额。您可在「我的 - 限额设置」中设置存款限额、冷静期或自我限制，也可随时联系客服协助。',
  ],
  [
    'A04',
    'promotion',
    7,
    12,
    '豪礼三选一火热进行',
    '体育 30%、真人 20%、老虎机 40%，每月三选一。请在优惠页先申请再存款，完成后返回领取。',
  ],
  [
    'A05',
    'sports',
    5,
    18,
    '星海超级联赛焦点战盘口提前开放',
    '本轮焦点战让球、大小、独赢盘口已提前开放，滚球全场直播指数同步更新。',
  ],
  [
    'A06',
    'sports',
    9,
    15,
    '赛事延期通知',
    '受天气影响，部分赛事开球时间调整。若赛事在原定时间后 36 小时内未能恢复，相关注单将作取消处理并退还本金。',
  ],
  [
    'A07',
    'payment',
    15,
    14,
    '银行卡更新提醒',
    '部分银行系统升级，请您在提款前确认已绑定的银行卡状态正常。若提款被退回，款项会自动回到您的钱包。',
  ],
  [
    'A08',
    'general',
    18,
    16,
    '谨防钓鱼网站',
    '近期发现有人冒充官方发送短信链接。官方不会索取您的密码与验证码，请通过收藏的网址访问，并开启登录验证码保护账户。',
    true,
  ],
  [
    'A09',
    'maintenance',
    10,
    13,
    'HSW电子维护',
    'HSW电子平台正在进行升级维护，期间相关老虎机暂停服务，您可前往其他平台继续游戏。',
  ],
  [
    'A10',
    'promotion',
    14,
    17,
    '好友推荐奖励升级',
    '邀请好友注册、存款并完成流水，您与好友各得 88 元，每月最高 888 元。',
  ],
  [
    'A11',
    'general',
    30,
    10,
    '隐私政策更新',
    '我们更新了隐私政策，进一步明确资料的保存期限与用途。您可在「关于我们」中查看全文。',
  ],
  [
    'A12',
    'sports',
    6,
    20,
    '比分更正说明',
    '经官方确认，个别赛事的角球数据已更正，受影响的注单已重新结算，详情请查看注单记录。',
  ],
  [
    'A13',
    'payment',
    8,
    9,
    'USDT 存款确认数调整',
    'TRC20 网络存款确认数调整为 20 次，通常 2 分钟内到账；请勿向已过期的地址转账。',
  ],
  [
    'A14',
    'promotion',
    11,
    11,
    '老虎机周榜开赛',
    '每周一零点重新计榜，前 50 名瓜分 58,888 元，奖金次日自动派发。',
  ],
  [
    'A15',
    'general',
    16,
    19,
    '客服时间说明',
    '在线客服全年无休，VIP 会员可申请专属回电，我们会在 5 分钟内与您联系。',
  ],
];

/** In a text: the last day on which it is the newest of its kind, so that it lies ahead. */
const DAY_MARK = '{day}';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What has been announced by now, newest first: each text of this cycle and of the two before. */
export function announcementsAt(now: number): InboxEntry[] {
  return SEEDS.flatMap(([id, category, days, hour, topic, content, isPopup]) =>
    [0, 1, 2].map((back): InboxEntry => {
      const start = windowOf({ id, days, when: 'running' }, now).start - back * days * DAY_MS;
      const at = start + hour * HOUR_MS;
      const [, month = '', day = ''] = dayKey(start + (days - 1) * DAY_MS).split('-');
      return {
        id: `${id}-${Math.floor(at / DAY_MS)}`,
        topic,
        content: content.replace(DAY_MARK, `${month}/${day}`),
        category,
        at,
        isPopup: isPopup === true && back === 0,
        target: null,
      };
    }),
  )
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => b.at - a.at || a.id.localeCompare(b.id));
}
