export const TEXT = {
  ended: '活动已结束', hint: '感谢您的参与。本页保留活动信息，奖励领取已截止。', period: '活动时间', zone: '北京时间', to: '至', seePromotions: '查看全部优惠',
  home: '返回首页', more: '往期活动', before: '敬请期待', running: '活动进行中', beforeHint: '活动尚未开始。', runningHint: '活动详情与参与方式以优惠页为准。',
} as const;
