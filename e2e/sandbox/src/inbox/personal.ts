/** Personal messages: a member's own rows; every part of the sandbox may send one. */
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import type { InboxCategory, InboxEntry } from './announcements';

/** What is sent; `target` is an in-app path. */
export interface Letter {
  readonly topic: string;
  readonly content: string;
  readonly category: InboxCategory;
  readonly target: string | null;
}

const INSERT =
  'INSERT INTO personal_messages (id, member_code, topic, content, category, target, at) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING';

/** Sends a letter to a member now. */
export const sendMessage = (context: Context, memberCode: string, letter: Letter): void =>
  void context.db.run(
    INSERT,
    newId('PM'),
    memberCode,
    letter.topic,
    letter.content,
    letter.category,
    letter.target,
    context.clock.now(),
  );

const HOUR_MS = 3_600_000;

/** What every member finds at first, by age in hours. */
const FIRST: readonly (Letter & { readonly hours: number })[] = [
  {
    hours: 2,
    category: 'promotion',
    target: '/Promotions',
    topic: '您有一份每周礼金待领取',
    content: '本周的「登录有礼」已为您准备好，完成手机验证即可在优惠页申请并领取 18 元。',
  },
  {
    hours: 26,
    category: 'sports',
    target: '/sbtwo/settings',
    topic: '您收藏的联赛今晚开赛',
    content: '星海超级联赛今晚多场焦点战，您可在「投注设置」开启进球提醒。',
  },
  {
    hours: 50,
    category: 'account',
    target: '/Me/Accountinfo',
    topic: '账户安全小贴士',
    content: '建议您定期更换密码，并确认绑定的手机与邮箱可以正常接收验证码。',
  },
  {
    hours: 98,
    category: 'payment',
    target: '/DepositVerify',
    topic: '存款渠道推荐',
    content: '支付宝扫码与 USDT 平均 3 分钟到账，均免手续费。',
  },
  {
    hours: 170,
    category: 'general',
    target: null,
    topic: '欢迎加入玉衡体育',
    content: '感谢您的注册。您可以先浏览体育与游戏大厅，了解玩法与规则后再开始，祝您好运。',
  },
];

/** Puts the first letters into an inbox that has none of them yet. */
function ensureFirst(context: Context, memberCode: string): void {
  if (
    context.db.one('SELECT 1 AS x FROM personal_messages WHERE id = ?', `W0-${memberCode}`) !== null
  )
    return;
  context.db.tx(() => {
    for (const [at, letter] of FIRST.entries()) {
      context.db.run(
        INSERT,
        `W${at}-${memberCode}`,
        memberCode,
        letter.topic,
        letter.content,
        letter.category,
        letter.target,
        context.clock.now() - letter.hours * HOUR_MS,
      );
    }
  });
}

interface Row {
  id: string;
  topic: string;
  content: string;
  category: string;
  target: string | null;
  at: number;
}

/** A member's letters, newest first. */
export function messagesOf(context: Context, memberCode: string): InboxEntry[] {
  ensureFirst(context, memberCode);
  return context.db
    .all<Row>(
      'SELECT id, topic, content, category, target, at FROM personal_messages WHERE member_code = ? ORDER BY at DESC, rowid DESC',
      memberCode,
    )
    .map((row) => ({ ...row, category: row.category as InboxCategory, isPopup: false }));
}
