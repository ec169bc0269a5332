import { Feedback } from '@site/domain/constants';
import type { AboutText } from './types';

export const CONTACT: AboutText = {
  title: '联系我们',
  hint: '在线客服、邮件与意见反馈',
  changed: '2026/11/01',
  lead: '无论是操作问题、账户安全还是意见建议，您都可以随时联系我们。',
  sections: [
    {
      heading: '在线客服',
      paragraphs: ['全年无休，平均 20 秒回应。可从页面顶部的客服图标或客服中心进入。'],
    },
    {
      heading: '电子邮件',
      paragraphs: [
        '一般咨询：service@yuheng.example，一个工作日内回复。',
        '来信请注明用户名与问题发生的时间，请勿在邮件中提供密码、验证码或完整银行卡号。',
      ],
    },
    {
      heading: 'VIP 会员',
      paragraphs: [
        `VIP 会员可使用页面顶部的专属图标提交回电申请，专属经理会在 ${Feedback.callbackMinutes} 分钟内与您联系。`,
      ],
    },
    {
      heading: '投诉处理',
      points: [
        '请先通过在线客服说明情况，并提供注单或交易编号',
        '我们会在 24 小时内答复处理结果或进度',
        '对结果有异议，可要求由另一位主管复核',
      ],
    },
  ],
};
