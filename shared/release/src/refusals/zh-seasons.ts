/** Refusals about seasons in Chinese: plans, texts, pictures, drafts. See `chinese.ts`. */
export const SEASONS_ZH: Readonly<Record<string, string>> = {
  '{} and {} overlap from {}: {}': '{0} 与 {1} 自 {2} 起重叠：{3}',
  'both have the same priority, the one first in the alphabet is shown':
    '优先级相同，显示名称按字母排在前面的一个',
  '{} is shown, its priority is higher': '显示 {0}，它的优先级更高',
  'no season for {} days before {} begins ({})': '{1} 开始（{2}）之前有 {0} 天没有活动',
  'kept under embargo until {}': '已加密保存，{0} 之前不公开',
  'the window under embargo is gone': '未公开的排期已撤销',
  '{}: {}': '{0}：{1}',
  '"{}" is no time; write it like 2027-01-29T00:00+08:00':
    '“{0}”不是有效时间，请写成 2027-01-29T00:00+08:00',
  '"{}" says no time zone; write {}+08:00 for Beijing time':
    '“{0}”没有时区，北京时间请写成 {1}+08:00',
  '"{}" is not in Beijing time; its offset must be +08:00': '“{0}”不是北京时间，时区必须是 +08:00',
  '"{}" names a day that does not exist': '“{0}”的日期不存在',
  'it ends ({}) before it begins ({})': '结束时间（{0}）早于开始时间（{1}）',
  'it would be revealed ({}) after it begins ({})': '公开时间（{0}）晚于开始时间（{1}）',
  'the grace is a whole number from 0, not "{}"': '宽限时间应为不小于 0 的整数，不能是“{0}”',
  'the time to fetch ahead is a whole number from 0, not "{}"':
    '预取时间应为不小于 0 的整数，不能是“{0}”',
  'a priority is a whole number, not "{}"': '优先级应为整数，不能是“{0}”',
  'a window\'s name has lower case letters, digits and dashes, not "{}"':
    '排期名称只能用小写字母、数字和短横，不能是“{0}”',
  'a season\'s name has lower case letters, digits and dashes, not "{}"':
    '活动名称只能用小写字母、数字和短横，不能是“{0}”',
  '{} is no season; only seasons have windows': '{0} 不是活动，不能排期',
  '"{}" is no season': '“{0}”不是活动',
  '{} has no window "{}"; it has: {}': '{0} 没有排期“{1}”；已有：{2}',
  '{} has no window': '{0} 没有排期',
  '{} has several windows ({}); name one with --id': '{0} 有多个排期（{1}），请指明其中一个',
  'window {} of {} is off already': '{1} 的排期 {0} 已经关闭',
  '{} was never published; run: npm run release -- season publish {}':
    '{0} 尚未提交过，请工程师先提交一次',
  '{} was never published here; an engineer publishes it once':
    '{0} 尚未提交过，请工程师先提交一次',
  '{}@{} is not published; there are: {}': '没有 {0}@{1}；已有：{2}',
  'window {} of {} is public already and cannot be hidden again; move it without a reveal, take it out first (season unschedule), or plan another window beside it (--id)':
    '{1} 的排期 {0} 已经公开，不能再次隐藏；请不带公开时间调整，或先移出排期，或另建一个排期',
  'window {} of {} is under embargo, nobody sees it; take it out of the plan with: npm run release -- season unschedule {} --id {}':
    '{1} 的排期 {0} 仍在保密中，没有人看得到；请将它移出排期',
  '{}@{}, which the draft changes, is not stored any more; begin anew':
    '草稿所基于的 {0}@{1} 已不在存储中，请重新开始',
  '{} saved this draft meanwhile; load the page anew to see it':
    '{0} 刚刚保存了这份草稿；请重新载入页面查看',
  'this draft was held back or dropped meanwhile; load the page anew':
    '这份草稿已被提交或放弃；请重新载入页面',
  'a mini-game is code: its words can be changed, not added or taken away':
    '小游戏属于代码：可以修改用语，不能增加或移除',
  '{} has no picture': '{0} 没有图片',
  'there is no draft; save one first': '还没有草稿，请先保存',
  'this cannot be read, its contrast is below 4.5 to 1: {} on {}':
    '文字 {0} 在底色 {1} 上看不清，对比度低于 4.5:1',
  'this drawing holds more than shapes and texts (a script, a handler, a style, a link or an address outside): export it as plain SVG, or as PNG, JPEG, WEBP or AVIF':
    '该 SVG 含有脚本、样式、链接或外部地址，请导出为纯图形 SVG，或使用 PNG、JPEG、WEBP、AVIF',
  'the picture has {} kB; at most {} kB': '图片大小为 {0} kB，最多 {1} kB',
  'this is no picture that can be used: AVIF, WEBP, PNG, JPEG or plain SVG':
    '无法使用该图片：请上传 AVIF、WEBP、PNG、JPEG 或纯图形 SVG',
  'this picture moves; a poster stands still': '海报不能是动图，请上传静态图片',
  'the picture is {} by {}; it has to be 375 by 440 or two to three times that':
    '图片尺寸为 {0}×{1}，应为 375×440 或其两到三倍',
  '{}@{} has no data that can be edited: it was made before seasons had any; publish it anew from its sources':
    '{0}@{1} 制作时还不支持编辑，请工程师从源码重新提交一次',
  '{}@{} is not whole: {} is missing': '{0}@{1} 不完整：缺少 {2}',
  'the season makes no valid release record ({})': '该活动无法生成有效的发布记录，请联系工程师',
  'this cannot be read ({}): {}': '{0} {1}',
  'is longer than {} letters': '超过 {0} 个字',
  'is empty': '不能为空',
  'has a mark that is no text': '含有不允许的符号',
  'is no colour like #4d0a16': '不是有效的颜色，请写成 #4d0a16',
  'is no colour like rgb(255 214 160 / 28%)': '不是有效的颜色，请写成 rgb(255 214 160 / 28%)',
  'has more than {} lines': '超过 {0} 行',
  'has more than {} ways': '超过 {0} 种参与方式',
};
