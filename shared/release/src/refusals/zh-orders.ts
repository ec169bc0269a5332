/** Refusals of orders in Chinese: versions, ramps, switches, the store. See `chinese.ts`. */
export const ORDERS_ZH: Readonly<Record<string, string>> = {
  'live as generation {}': '已上线，第 {0} 代',
  nothing: '无',
  none: '无',
  'a share is a number from 0 to 100, not "{}"': '比例应为 0 到 100 之间的数字，不能是“{0}”',
  'the host has no canary: it goes live as a whole and back by a rollback':
    '外壳不支持放量：只能整体上线，或整体回退',
  '{}@{} is already live for everybody': '{0}@{1} 已对所有人上线',
  '{}@{} was revoked; publish a new version': '{0}@{1} 已废止，请提交新版本',
  '{} was revoked; publish a new version': '{0} 已废止，请提交新版本',
  '{} has no ramp running; start one with: npm run release -- canary {}': '{0} 没有正在进行的放量',
  'the ramp of {}@{} was halted ({}); mend it and publish a new version, or start again with: npm run release -- canary {}':
    '{0}@{1} 的放量已停止；请修复后提交新版本，或重新开始放量',
  'the ramp of {} is at {} now, not {}; look again with: npm run release -- status':
    '{0} 目前放量的是 {1}，不是 {2}；请刷新后再看',
  '{} is at {} % now, not at {} % any more: another order was faster; look again with: npm run release -- status':
    '{0} 目前是 {1} %，已不是 {2} %：有人先操作了，请刷新后再看',
  'the ramp of {}@{} is halted already ({})': '{0}@{1} 的放量已经停止',
  '{} is not live; live are: {}': '{0} 没有上线；线上有：{1}',
  '{} is at {} now, not at {} any more: another order was faster; look again with: npm run release -- status':
    '{0} 目前是 {1}，已不是 {2}：有人先操作了，请刷新后再看',
  'there is no cohort "{}"; there are: {}, member:<code>, and list:<file> with a code on each line':
    '没有“{0}”这个人群；可用：{1}',
  'a plan names at most {} members, not {}; take a share: {}':
    '一次最多指定 {0} 位会员，现为 {1} 位；请改用比例：{2}',
  'refused, it does not run with what is live: {}': '与线上其他部分不兼容，未执行；详情见操作记录',
  'refused: {}': '未执行：{0}',
  '{} declares {}, which belongs to {} ({})': '{0} 声明的地址 {1} 属于 {2}（{3}）',
  'say what is wrong with {}: --reason {}': '请选择 {0} 的问题所在',
  'say what is wrong with {}: --reason {}, not "{}"': '请选择 {0} 的问题所在，不能是“{2}”',
  'host@{} says nothing about what it offers; refused': '外壳 {0} 没有说明它提供什么，未执行',
  '{}@{} is already live': '{0}@{1} 已经上线',
  '{} has no earlier good version; {} stays': '{0} 没有可回退的版本，保持 {1}',
  'no host is live': '还没有上线的外壳',
  'generation {} has {}, which was revoked since; roll back single parts instead':
    '第 {0} 代含有已废止的 {1}，请逐个部分回退',
  'generation {} has {}, whose files were deleted since; roll back single parts instead':
    '第 {0} 代含有文件已删除的 {1}，请逐个部分回退',
  'there is no switch "{}"; there are: {}': '没有开关“{0}”；可用：{1}',
  'flag {} needs on or off, not "{}"': '开关 {0} 只能开或关，不能是“{1}”',
  '{} is already {}': '{0} 已经处于该状态',
  'the host cannot be switched off; roll it back': '外壳不能关闭，请回退',
  '{} is switched off already: {}': '{0} 已经关闭：{1}',
  'say why {} is switched off: --why "…"': '请填写关闭 {0} 的原因',
  '{} is not switched off': '{0} 没有关闭',
  '"{}@{}" is no version; write it like sports 1.8.1_9f3c2ab': '“{0}@{1}”不是有效的版本',
  '{} is revoked already': '{0} 已经废止',
  '{} is live; roll it back first: npm run release -- rollback {}': '{0} 正在线上，请先回退',
  'only a host can be required; pages take other parts by themselves':
    '只有外壳可以要求更新，其他部分会自动更新',
  'host@{} cannot be required: pages tell hosts apart by their numbers, which have to be higher than those of {}; raise the version in its package.json':
    '外壳 {0} 的版本号不高于 {1}，不能要求更新；请工程师提高版本号',
  '{} stays at {} %: {} (fails {}); --force goes on all the same':
    '{0} 保持 {1} %：{2}（失败率 {3}）；如确有把握，可选择不等待',
  'its files did not reach {} of {} idle pages that looked':
    '{1} 个空闲页面中有 {0} 个没有取到它的文件',
  'only {} of {} loads seen at this share': '此比例下仅加载 {0} 次，需要 {1} 次',
  '{} of its loads failed, more than {}': '加载失败 {0}，高于上限 {1}',
  'this share has stood for {} of {} minutes': '此比例已持续 {0} 分钟，需要 {1} 分钟',
  'generation {} was never live on {}, or its snapshot is not in {}; npm run release -- audit lists what was':
    '第 {0} 代从未在 {1} 上线，或记录已不在存储中',
  '{}@{} was published from an unclean tree ({}) and does not go live for everybody on {}; commit the sources and publish {} again. A canary, a preview and other channels take it as it is':
    '{0}@{1} 的源码未全部提交，不能在 {3} 对所有人上线；请工程师提交源码后重新发布。放量与预览不受影响',
  'a preview lasts from some minutes to {} hours, not "{}"':
    '预览有效时间为几分钟到 {0} 小时，不能是“{1}”',
  'channel {} has no generation yet; start the site once or promote a host first':
    '频道 {0} 还没有任何上线内容，请先启动一次站点',
  'every published version of {} was revoked; publish a new one':
    '{0} 的所有版本都已废止，请提交新版本',
  '{} was never published here; {}': '{0} 尚未提交过，请工程师先提交一次',
  '{}@{} is not published here; there are: {}': '这里没有 {0}@{1}；已有：{2}',
  '{}@{} is not in {}': '{2} 中没有 {0}@{1}',
};
