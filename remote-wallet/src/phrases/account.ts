/** zh-CN copy of the account pages: profile, security, addresses, rewards. */
export const ACCOUNT = {
  profile: '个人资料', contact: '联系方式', preferences: '偏好设置', notices: '优惠与联系意愿', more: '账户安全与服务',
  userName: '用户名', memberCode: '会员编号', registered: '注册时间', holder: '银行卡户名', holderHint: '添加银行卡时，持卡人姓名须与此一致', holderMissing: '填写真实姓名后显示',
  fields: { firstName: '真实姓名', lastName: '其他姓名', identityCard: '身份证号码', dob: '出生日期', nationality: '国籍 / 地区', phone: '手机号码', email: '电子邮箱', address: '居住地址' },
  state: { missing: '未填写', set: '已填写', unverified: '待验证', verified: '已验证', locked: '已锁定' },
  why: {
    firstName: '姓名设置后不能自行修改', lastName: '姓名设置后不能自行修改', identityCard: '已实名，不能自行修改', dob: '已实名，不能自行修改', nationality: '已实名，不能自行修改', phone: '', email: '', address: '',
  },
  missingHint: {
    firstName: '存款前必填，须与收付款账户一致', lastName: '选填，例如外文姓名', identityCard: '提款前必填', dob: '提款前必填', nationality: '选填', phone: '存款与提款前必须验证', email: '提款前必须验证', address: '提款前必填居住城市',
  },
  lockedTitle: '此项资料已锁定', lockedHint: '如需更正，请联系客服并准备身份证件。', service: '联系客服', back: '返回账户信息',
  nationalities: ['中国', '中国香港', '中国澳门', '中国台湾', '新加坡', '马来西亚', '日本', '韩国', '美国', '加拿大', '英国', '澳大利亚', '新西兰'],
  prove: '为确认是您本人操作，请先验证当前的联系方式。', proveNext: '验证并填写新的', proveLost: '原联系方式已无法接收验证码？', changeNow: (to: string) => `当前：${to}。验证新的联系方式后立即生效，之前的将不再使用。`, addIt: '验证并保存',
  addressNow: (text: string) => `当前地址：${text}`, zip: '邮政编码', zipHint: '选填，6 位数字', zipUnfit: '请输入 6 位邮政编码', streetMissing: '请填写详细地址', street: '详细地址', streetHint: '街道、小区、门牌号',
  question: '安全问题', questionSet: '已设置', questionMissing: '未设置', questionHint: '客服核实身份时会用到', questionNow: (text: string) => `当前问题：${text}`, choose: '请选择', questionChoose: '请选择安全问题', answer: '答案', answerHint: '请填写只有您知道的答案，保存后不再显示', answerMissing: '请填写 1-50 个字的答案',
  wallet: '首选钱包', walletHint: '转账时默认转入的钱包', walletNone: '未设置', chooseOne: '请选择一项', save: '保存', saved: '已保存',
  offers: { OfferGift: '接收礼品与实物奖励', OfferBonus: '接收优惠与礼金' }, contacts: { ContactByCall: '接受电话联系', ContactBySMS: '接收短信通知', ContactByEmail: '接收邮件通知' }, switchFailed: '未能保存，已恢复原设置',
  security: '登录与安全', securityHint: '密码、安全问题、最近登录', uploads: '身份文件', uploadsHint: '上传与审核进度', addresses: '收货地址', addressesHint: '礼品与实物奖励寄送', rewards: '会员等级与积分', rewardsHint: '积分、等级与进度', safehouse: '保险箱', safehouseHint: '锁定后不能提款',
} as const;

export const KYC = {
  stage: { NotUploaded: '未上传文件', Pending: '文件审核中', Approved: '文件已通过', Rejected: '文件未通过' }, done: '已完成实名认证', doneHint: '您的身份已经核实，存款与提款不受影响。', open: '尚未完成实名认证',
  openHint: '存款与提款前需要完成以下验证。', deposit: '存款验证', withdrawal: '提款验证', ok: '已完成', missing: (steps: string) => `还需：${steps}`, look: '查看进度', go: '去完成', upload: '上传身份文件', failed: '认证状态未能载入', retry: '重试',
  depositSteps: { VerifyFirstStep: '验证手机号码', VerifySecondStep: '填写真实姓名' }, withdrawalSteps: { 1: '身份证号码', 2: '出生日期与居住城市', 3: '验证手机号码', 4: '验证电子邮箱' }, join: '、',
} as const;

export const SECURITY = {
  password: '修改登录密码', passwordHint: '新密码不能与最近三次使用过的密码相同。', old: '当前密码', oldMissing: '请输入当前密码', submit: '保存新密码', done: '登录密码已修改', sign: '登录信息', last: '本次登录时间', one: '登录方式', oneHint: '同一账户同时只能在一处登录；在其他设备登录后，这里会自动退出。',
  otp: '登录验证码', otpOn: '已开启：每次登录需要短信或邮件验证码', otpOff: '未开启，如需开启请联系客服', logout: '退出登录', logoutHint: '怀疑账户被他人使用？请立即修改密码并退出登录，其他标签页会同时退出。',
} as const;

export const ADDRESSES = {
  title: '收货地址', add: '添加地址', edit: '编辑地址', count: (n: number, most: number) => `已保存 ${n} / ${most} 个`, full: (most: number) => `最多保存 ${most} 个地址，请先删除不再使用的地址。`, empty: '还没有收货地址', emptyHint: '添加后，礼品与实物奖励会寄到这里。', failed: '收货地址未能载入',
  isDefault: '默认', makeDefault: '设为默认地址', remove: '删除', change: '编辑', recipient: '收件人', recipientMissing: '请填写 1-30 个字的收件人姓名', phone: '手机号码', phoneUnfit: '请输入正确的 11 位手机号码', street: '详细地址', streetHint: '街道、小区、门牌号', streetMissing: '请填写 1-120 个字的详细地址', zip: '邮政编码', zipHint: '选填，6 位数字', zipUnfit: '请输入 6 位邮政编码',
  masked: '已隐藏部分内容，不修改则保持原值', save: '保存地址', saved: '地址已保存', removed: '地址已删除', removeTitle: '删除这个地址？', removeHint: '删除后无法恢复，已寄出的礼品不受影响。', removeYes: '确定删除', removeNo: '暂不删除', back: '返回地址列表',
} as const;

export const REWARDS = {
  points: '积分', tier: '当前等级', turnover: '累计有效流水', next: (tier: string, points: string) => `再获得 ${points} 积分升级为${tier}`, top: '您已达到最高等级', rule: '每 100 元有效流水获得 1 积分，积分由系统自动计算。', progress: (tier: string) => `升级到${tier}的进度`, failed: '会员等级未能载入', play: '查看优惠活动', unit: '分',
} as const;
