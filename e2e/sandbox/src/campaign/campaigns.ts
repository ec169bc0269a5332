/** The campaigns: what they ask in their forms and what an approved form gives. */
import type { Campaign } from '@site/contracts/campaign';

type Field = Campaign['fields'][number];

/** A campaign as it is written down; `gift` in yuan goes to an approved form. */
export interface CampaignSeed {
  readonly id: string;
  readonly promoId: string;
  readonly title: string;
  readonly description: string;
  readonly days: number;
  readonly when: 'running' | 'coming';
  readonly needsEnrolment: boolean;
  readonly gift: number;
  readonly walletGroup: number;
  readonly fields: readonly Field[];
  readonly crowd: number;
  /** Places in all; null without end. */
  readonly quota: number | null;
}

const text = (name: string, label: string, maxLength = 60, required = true): Field => ({
  name,
  label,
  kind: 'text',
  required,
  options: [],
  maxLength,
});
const choice = (name: string, label: string, options: readonly string[]): Field => ({
  name,
  label,
  kind: 'select',
  required: true,
  options: [...options],
  maxLength: 30,
});

export const CAMPAIGNS: readonly CampaignSeed[] = [
  {
    id: 'C5001',
    promoId: '1002',
    title: '星海联赛串关加赠',
    description: '提交四关以上中奖的串关注单编号，审核通过即派发加赠。',
    days: 45,
    when: 'running',
    needsEnrolment: true,
    gift: 58,
    walletGroup: 2,
    crowd: 1_286,
    quota: null,
    fields: [
      text('wagerId', '注单编号'),
      choice('folds', '关数', ['4 关', '5 关', '6 关', '7 关', '8 关以上']),
    ],
  },
  {
    id: 'C5002',
    promoId: '1012',
    title: '山河杯竞猜',
    description: '猜中本轮三场比分，猜中者平分奖池。',
    days: 14,
    when: 'running',
    needsEnrolment: true,
    gift: 88,
    walletGroup: 2,
    crowd: 3_402,
    quota: null,
    fields: [
      text('match1', '第一场比分', 7),
      text('match2', '第二场比分', 7),
      text('match3', '第三场比分', 7),
    ],
  },
  {
    id: 'C5003',
    promoId: '1044',
    title: '完善资料送 28 元',
    description: '姓名、手机和邮箱全部验证后提交申请。',
    days: 45,
    when: 'running',
    needsEnrolment: false,
    gift: 28,
    walletGroup: 2,
    crowd: 918,
    quota: null,
    fields: [text('remark', '备注', 100, false)],
  },
  {
    id: 'C5004',
    promoId: '1045',
    title: '节庆祝福征集',
    description: '写下您的节日祝福，入选者获 188 元礼金。',
    days: 20,
    when: 'running',
    needsEnrolment: false,
    gift: 188,
    walletGroup: 2,
    crowd: 2_077,
    quota: null,
    fields: [text('wish', '您的祝福', 200)],
  },
  {
    id: 'C5005',
    promoId: '1053',
    title: '高赔中奖分享',
    description: '单注赔率 10.00 以上中奖并分享注单。',
    days: 45,
    when: 'running',
    needsEnrolment: false,
    gift: 88,
    walletGroup: 2,
    crowd: 654,
    quota: null,
    fields: [text('wagerId', '注单编号'), text('shareUrl', '分享链接', 200)],
  },
  {
    id: 'C5006',
    promoId: '1054',
    title: '电竞预测王',
    description: '预测英雄争霸赛冠军，猜中者瓜分奖池。',
    days: 21,
    when: 'running',
    needsEnrolment: true,
    gift: 66,
    walletGroup: 2,
    crowd: 1_540,
    quota: null,
    fields: [choice('champion', '冠军队伍', ['苍龙战队', '白虎战队', '朱雀战队', '玄武战队'])],
  },
  {
    id: 'C5007',
    promoId: '1046',
    title: '周年庆积分翻倍',
    description: '报名后活动期间积分自动翻倍。',
    days: 15,
    when: 'coming',
    needsEnrolment: true,
    gift: 0,
    walletGroup: 2,
    crowd: 420,
    quota: null,
    fields: [],
  },
  {
    id: 'C5008',
    promoId: '1069',
    title: '焦点战观赛团',
    description: '抽取五十位会员线上观赛，名额报满即止。',
    days: 30,
    when: 'running',
    needsEnrolment: true,
    gift: 58,
    walletGroup: 2,
    crowd: 50,
    quota: 50,
    fields: [text('nickname', '昵称', 20)],
  },
];

/** A campaign by id, or null. */
export const campaignOf = (id: string): CampaignSeed | null =>
  CAMPAIGNS.find((each) => each.id === id) ?? null;
