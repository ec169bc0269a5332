/** Articles of the help centre. */

/** Where an answer is done on the site: the message of §2.6 and the words on its button. */
interface Lead {
  readonly word: 'goUserInfo' | 'goToKycPage' | 'goToHistory' | 'goToHistoryW';
  readonly label: string;
}

/** Articles that lead to a page of the site. */
export const LEADS: Readonly<Record<string, Lead>> = {
  locked: { word: 'goUserInfo', label: '查看账户信息' },
  kyc: { word: 'goToKycPage', label: '上传身份文件' },
  'deposit-late': { word: 'goToHistory', label: '打开交易记录' },
  'withdraw-time': { word: 'goToHistoryW', label: '打开提款记录' },
};

/** An article: id, topic, question, paragraphs of the answer. */
export interface Article {
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  readonly answer: readonly string[];
}

const article = (id: string, topic: string, question: string, ...answer: string[]): Article => ({
  id,
  topic,
  question,
  answer,
});

/** All of them, topic by topic. */
export const ARTICLES: readonly Article[] = [
  article(
    'register',
    '账户',
    '如何注册账户?',
    '在登录页点击「注册」，填写用户名、密码和手机号即可。用户名为 6 - 16 位小写字母或数字。',
    '您须年满 18 岁，且每人仅可注册一个账户。',
  ),
  article(
    'password',
    '账户',
    '忘记密码怎么办?',
    '在登录页点击「忘记密码」，选择手机或邮箱接收验证码，验证后即可设置新密码。',
    '验证码 5 分钟内有效，每日最多可获取 5 次。',
  ),
  article(
    'locked',
    '账户',
    '账户被锁定怎么办?',
    '连续输错密码 5 次账户会被锁定。请联系在线客服，核对资料后为您解锁。',
  ),
  article(
    'kyc',
    '账户',
    '为什么需要验证身份?',
    '身份验证用于保护您的资金安全，并符合监管要求。您可在「我的 - 上传文件」提交清晰的证件照片。',
    '支持 JPG、PNG、PDF，单个文件不超过 7 MB。照片须四角完整、字迹清晰、无反光。',
  ),
  article(
    'deposit-late',
    '存款',
    '存款未到账怎么办?',
    '多数存款 3 分钟内到账。若超过 15 分钟，请在「交易记录」打开该笔存款，提交付款凭证。',
    '请务必按页面显示的金额付款，并使用本人账户。',
  ),
  article(
    'deposit-methods',
    '存款',
    '有哪些存款方式?',
    '本地银行转账、支付宝扫码、微信扫码、银联扫码、USDT(TRC20 / ERC20)等。各方式的限额与到账时间在存款页列明。',
  ),
  article(
    'withdraw-time',
    '提款',
    '提款多久到账?',
    '审核通过后通常 10 - 30 分钟到账。您可在「交易记录」查看进度。提款提交后不可撤回。',
  ),
  article(
    'withdraw-block',
    '提款',
    '为什么提示流水不足?',
    '领取优惠后，须完成相应的有效流水才能提款。「我的优惠」中会显示每项优惠的要求、已完成和剩余流水。',
    '提前取消优惠会扣回礼金，系统会在确认前告知您扣回与保留的金额。',
  ),
  article(
    'turnover',
    '优惠',
    '什么是有效流水?',
    '已结算且产生输赢的投注额计为有效流水。赢半、输半按一半计算，走水、取消、退款不计。',
    '赔率低于 1.30 的注单不计入有效流水。',
  ),
  article(
    'bonus-claim',
    '优惠',
    '如何领取优惠?',
    '在优惠页选择活动并申请，完成存款或转账后返回领取。每项优惠的参与次数以活动说明为准。',
  ),
  article(
    'rebate',
    '优惠',
    '返水什么时候派发?',
    '返水按自然日(北京时间)统计有效流水，次日 15:00 自动派发，无需申请。',
  ),
  article(
    'handicap',
    '体育',
    '让球盘怎么算输赢?',
    '让球以让分后的比分决定胜负。0.5/1 这样的盘口拆成两半分别结算，可能出现赢半或输半。',
    '滚球让球只计算投注之后的进球。',
  ),
  article(
    'live-bet',
    '体育',
    '滚球注单为什么要等待?',
    '滚球注单会等待数秒确认。若其间出现进球、红牌或录像回看，注单会被拒绝并退回本金。',
  ),
  article(
    'void',
    '体育',
    '赛事取消怎么结算?',
    '赛事在原定时间后 36 小时内未完成，相关注单取消并退还本金。串关中该场按 1.00 计算。',
  ),
  article(
    'game-stuck',
    '游戏',
    '游戏中断了怎么办?',
    '每一局由服务器决定并记录，断线不影响结果。重新进入后余额会自动更新，您也可在「交易记录」核对。',
  ),
  article(
    'responsible',
    '理性投注',
    '如何限制自己的投注?',
    '您可在「我的 - 限额设置」设置存款限额、冷静期或自我限制。收紧立即生效，放宽须等待一段时间。',
    '如您感到困扰，请随时联系客服，我们会提供协助。',
  ),
];
