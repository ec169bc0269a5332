/** zh-CN copy of the referrer programme. */
export const REFERRAL = {
  title: '推荐好友', heroReward: (amount: string) => `¥${amount} + ¥${amount}`, heroText: '好友完成任务后由您领取，双方同时到账', period: '活动时间', failed: '推荐活动未能载入', steps: '如何参与', rules: '活动规则', whatIs: '什么是推广大使', mine: '查看我的推荐',
  how: [['分享', '把专属推荐码或海报发给好友'], ['注册', '好友用推荐码注册并完成首存'], ['领奖', '好友完成任务后，您与好友各得奖励']] as const,
  deposit: '好友累计存款', turnover: '好友有效流水', reward: '每位好友奖励', cap: '每月上限',
  visitor: '登录后即可获取专属推荐码。', login: '登录', register: '免费注册', invited: (code: string) => `您正在使用推荐码 ${code}，注册时自动填写。`,
  eligibleFailed: '暂时无法确认参与资格', cannot: '暂不符合参与条件', ways: { REF_PHONE: '去验证手机', REF_DEPOSIT: '去存款' } as Readonly<Record<string, string>>, joinTitle: '成为推广大使', joinHint: '免费加入，立即获取专属推荐码。', inviter: '推荐人的推荐码', inviterHint: '选填，没有可留空', join: '立即加入', joining: '正在加入…', joined: '已加入，推荐码已生成', lost: '网络中断，未收到结果。已重新读取。',
  code: '我的推荐码', link: '推荐链接', copy: '复制', copyCode: '复制推荐码', copyLink: '复制推荐链接', copied: '已复制', copyFailed: '无法复制，请长按手动复制', share: '分享给好友', shared: '链接已复制，去粘贴给好友吧', shareText: (code: string) => `我在玉衡体育，用推荐码 ${code} 注册，我们各得奖励。`,
  poster: '推广海报', posterOpen: '生成海报', posterSave: '保存海报', posterSaved: '海报已保存', posterFailed: '无法生成图片，请截屏保存', site: '玉衡体育', posterTitle: '好友邀请您一起玩', posterReward: (amount: string) => `各得 ¥${amount}`, posterPlain: '各得奖励', posterScan: '扫码注册，完成任务后双方同时到账', posterCode: '推荐码', qr: '推荐链接的二维码', adult: '未满 18 岁禁止参与，请理性投注',
} as const;

export const ACTIVITY = {
  title: '我的推荐', login: '登录后可以查看好友的任务进度与奖励。', failed: '推荐进度未能载入', notJoined: '您还没有加入推荐活动', notJoinedHint: '加入后获取专属推荐码，好友完成任务即可领奖。', join: '去加入', people: '推荐好友', done: '完成任务', total: '已得奖励', waiting: '待领奖励', parts: '推荐内容', friends: '好友进度', history: '记录',
  tasks: { registered: '完成注册', deposited: '累计存款', turnover: '有效流水' }, progress: (name: string, task: string) => `${name} ${task}`, since: '注册于', taskDone: '已完成', of: (current: string, target: string) => `¥${current} / ¥${target}`,
  noFriends: '还没有好友注册', noFriendsHint: '把推荐码或海报分享给好友吧。', share: '去分享', claim: (amount: string) => `领取 ¥${amount}`, claimed: '奖励已到账', paid: '已领取', waitingTasks: '等待好友完成任务', summary: (name: string) => `领取 ${name} 的推荐奖励`,
  kinds: { signUp: '加入', referee: '好友', reward: '奖励' }, noHistory: '还没有记录', historyFailed: '记录未能载入', more: '加载更多', moreFailed: '未能载入，点击重试', friendsFailed: '好友进度未能载入', inviter: (name: string) => `您的推荐人：${name}`,
} as const;

export const WHO = {
  title: '什么是推广大使', lead: '推广大使是把喜欢的平台介绍给朋友的会员。好友完成任务，双方都有奖励；不收费用，验证手机并完成首存即可加入。',
  facts: [['对您', '每位好友完成任务后领取奖励，每月有上限，奖励直接进入体育钱包，可在推荐页逐笔核对。'], ['对好友', '用您的推荐码注册，完成存款与流水任务；您领取时，好友同时得到同样的奖励。'], ['对隐私', '您只会看到打码后的用户名与任务进度，看不到好友的投注与余额。']] as const,
  asks: '常见问题',
  faq: [['好友忘记填写推荐码怎么办？', '好友加入推荐活动时，可在「推荐人的推荐码」补填一次。'], ['奖励什么时候到账？', '任务完成后在「我的推荐」点击领取，即时到账体育钱包。'], ['可以推荐自己的其他账户吗？', '不可以。同一设备、同一收款账户视为同一人，自荐与互荐无效。'], ['设置了自我限制还能领取吗？', '自我限制期间不派发任何奖励，结束后可继续领取。']] as const,
  start: '成为推广大使',
} as const;
