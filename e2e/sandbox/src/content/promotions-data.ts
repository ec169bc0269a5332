/** The promotions of the sandbox's CMS, as editors would have written them. */
import type { CmsPromotion } from '@site/contracts/promotion';

/** A promotion with its text. Days count from today: the catalogue never goes stale. */
export interface PromotionSeed {
  readonly id: string; readonly title: string; readonly mainType: CmsPromotion['promotionMainType']; readonly category: string; readonly action: number;
  readonly visibility: 'public' | 'member'; readonly memberLevel: 'eligible' | 'predefined'; readonly bonusId: string | null; readonly bonusVersion: 1 | 2;
  readonly sticky: boolean; readonly labels: readonly string[]; readonly fromDays: number; readonly toDays: number; readonly lead: string;
  readonly steps: readonly string[]; readonly terms: readonly (readonly [string, string])[]; readonly table?: readonly (readonly string[])[]; readonly hostile?: boolean;
}

/** Categories of the promotions page. */
export const PROMOTION_CATEGORIES = [
  ['all', '全部'], ['new', '新会员'], ['sports', '体育'], ['casino', '真人'], ['slots', '老虎机'], ['deposit', '存款'], ['vip', 'VIP'],
] as const;

const TERMS = (wager: string, games: string, days: string, maxBet: string, maxWin: string): readonly (readonly [string, string])[] =>
  [['流水要求', wager], ['适用游戏', games], ['有效期', days], ['最高单注', maxBet], ['最高奖金', maxWin]];

const BASE = { visibility: 'public', memberLevel: 'eligible', bonusId: null, bonusVersion: 1, sticky: false, fromDays: -20, toDays: 40 } as const;

/** All of them. */
export const PROMOTIONS: readonly PromotionSeed[] = [
  { ...BASE, id: '1001', title: '新会员首存礼金 100%', mainType: 'General', category: 'new', action: 1, bonusId: 'B1001', sticky: true, labels: ['热门', '首存'], lead: '首次存款即享 100% 礼金,最高 1,888 元,开启您的精彩旅程。', steps: ['登录账户并完成手机验证', '选择本活动并完成首次存款', '礼金自动派发至体育钱包'], terms: TERMS('存款与礼金 ×15', '体育、真人、老虎机', '领取后 30 天', '500 元', '1,888 元'), table: [['存款金额', '礼金比例', '最高礼金'], ['100 - 499', '50%', '188 元'], ['500 - 1,999', '80%', '888 元'], ['2,000 以上', '100%', '1,888 元']] },
  { ...BASE, id: '1002', title: '星海联赛串关加赠', mainType: 'General', category: 'sports', action: 2, sticky: true, labels: ['体育'], lead: '星海超级联赛期间,四关以上串关中奖可获加赠,最高 30%。', steps: ['投注星海超级联赛四关及以上', '中奖后提交申请表', '专员 24 小时内审核派发'], terms: TERMS('加赠金额 ×3', '足球串关', '赛季期间', '2,000 元', '8,888 元') },
  { ...BASE, id: '1003', title: '每日存款优惠', mainType: 'Daily Deal', category: 'deposit', action: 1, bonusId: 'D2001', labels: ['每日'], fromDays: -1, toDays: 0.4, lead: '每天首笔存款加赠 8%,今日截止前有效。', steps: ['今日完成一笔 200 元以上存款', '在存款页选择本优惠', '礼金即时到账'], terms: TERMS('存款与礼金 ×8', '全部游戏', '当日', '300 元', '288 元') },
  { ...BASE, id: '1004', title: '周末免费投注', mainType: 'Free Bets', category: 'sports', action: 2, bonusId: 'F3001', bonusVersion: 2, labels: ['免费投注'], lead: '周末累计投注满 1,000 元,下周一获 50 元免费投注。', steps: ['周五至周日累计有效投注满额', '周一 12:00 起领取', '7 天内使用'], terms: TERMS('派彩 ×1', '足球单关', '7 天', '免费投注面额', '500 元') },
  { ...BASE, id: '1005', title: '体育流水返水 0.6%', mainType: 'Rebate', category: 'sports', action: -1, labels: ['返水', '自动'], lead: '无需申请,每日结算,次日 15:00 前自动派发。', steps: ['正常投注', '系统每日自动计算', '次日到账'], terms: TERMS('无', '全部体育', '长期', '无', '每日 8,888 元') },
  { ...BASE, id: '1006', title: '真人荷官连胜奖励', mainType: 'General', category: 'casino', action: 4, labels: ['真人'], lead: '真人桌连胜 6 局起,联系客服领取最高 6,666 元。', steps: ['在真人桌取得连胜', '截图牌局编号', '联系在线客服登记'], terms: TERMS('奖金 ×5', '真人百家乐', '当日申请', '无', '6,666 元') },
  { ...BASE, id: '1007', title: '老虎机幸运转转转', mainType: 'General', category: 'slots', action: 5, labels: ['老虎机', '新'], lead: '每存款 500 元获得一次转盘机会,奖品最高 3,888 元。', steps: ['完成存款', '打开转盘', '奖品自动入账'], terms: TERMS('奖金 ×10', '老虎机', '14 天', '200 元', '3,888 元') },
  { ...BASE, id: '1008', title: 'VIP 升级礼金', mainType: 'General', category: 'vip', action: 4, visibility: 'member', memberLevel: 'eligible', bonusId: 'B1008', labels: ['VIP'], lead: '每次升级都有专属礼金,专属客户经理为您服务。', steps: ['达到升级条件', '客户经理确认', '礼金派发'], terms: TERMS('奖金 ×1', '全部游戏', '30 天', '无', '18,888 元') },
  { ...BASE, id: '1009', title: '专属每日惊喜', mainType: 'Daily Deal', category: 'deposit', action: 1, visibility: 'member', memberLevel: 'predefined', bonusId: 'D2002', labels: ['专属'], fromDays: -1, toDays: 0.6, lead: '仅限受邀会员,今日存款加赠 18%。', steps: ['收到邀请', '完成存款', '礼金到账'], terms: TERMS('存款与礼金 ×10', '全部游戏', '当日', '500 元', '888 元') },
  { ...BASE, id: '1010', title: '急救礼金', mainType: 'General', category: 'casino', action: 3, bonusId: 'B1010', labels: ['急救'], lead: '昨日净亏损满 500 元,今日可申请 5% 急救礼金。', steps: ['昨日净亏损达标', '点击申请', '系统审核后派发'], terms: TERMS('奖金 ×8', '真人、老虎机', '3 天', '300 元', '1,288 元') },
  { ...BASE, id: '1011', title: '存款渠道加赠 1%', mainType: 'General', category: 'deposit', action: 5, labels: ['存款'], lead: '使用本地银行转账存款,每笔加赠 1%,每日不限次数。', steps: ['选择本地银行转账', '完成付款', '加赠随存款到账'], terms: TERMS('存款 ×1', '全部游戏', '长期', '无', '每日 500 元') },
  { ...BASE, id: '1012', title: '山河杯竞猜', mainType: 'General', category: 'sports', action: 2, labels: ['竞猜'], toDays: 10, lead: '猜中山河杯每轮三场比分,瓜分 88,888 元奖池。', steps: ['填写竞猜表', '等待比赛结束', '猜中者平分奖池'], terms: TERMS('无', '山河杯', '每轮开赛前', '每人一份', '88,888 元') },
  { ...BASE, id: '1013', title: '好友推荐奖励', mainType: 'General', category: 'new', action: -1, labels: ['推荐'], lead: '邀请好友注册并存款,您与好友各得 88 元。', steps: ['分享推荐链接', '好友注册并存款', '双方获得奖励'], terms: TERMS('奖金 ×5', '全部游戏', '30 天', '无', '每月 888 元') },
  { ...BASE, id: '1014', title: '编辑内容安全演示', mainType: 'General', category: 'new', action: -1, labels: ['演示'], hostile: true, lead: '此活动正文含有不安全的标签,用来证明页面会将其清除。', steps: ['打开详情', '正文只显示文字', '没有脚本运行'], terms: TERMS('无', '无', '长期', '无', '无') },
];
