/**
 * Refusals that marketing meets, in Chinese. They come as sentences of the commands; one that is
 * not listed stays as it is.
 */
const CHINESE: readonly (readonly [RegExp, string])[] = [
  [/^that is not the token that was printed.*$/, '口令不正确，请使用控制台启动时终端显示的口令'],
  [/^name and password do not fit.*$/, '账号与密码不符，或账号已停用'],
  [/^too many wrong (?:tokens|passwords); wait a minute$/, '错误次数过多，请一分钟后再试'],
  [/^sign in first$/, '请先登录'],
  [/^(.+) may not do this: .*$/, '账号 $1 没有此操作的权限，请联系运维'],
  [/^(.+) saved this draft meanwhile.*$/, '$1 刚刚保存了这份草稿；请重新载入页面查看'],
  [/^this draft was held back or dropped meanwhile.*$/, '这份草稿已被提交或放弃；请重新载入页面'],
  [/^there is no draft; save one first$/, '还没有草稿，请先保存'],
  [
    /^this cannot be read, its contrast is below 4\.5 to 1: (.+) on (.+)$/gm,
    '文字 $1 在底色 $2 上看不清，对比度低于 4.5:1',
  ],
  [
    /^this drawing holds more than.*$/,
    '该 SVG 含有脚本、样式、链接或外部地址，请导出为纯图形 SVG，或使用 PNG、JPEG、WEBP、AVIF',
  ],
  [
    /^this is no picture that can be used.*$/,
    '无法使用该图片：请上传 AVIF、WEBP、PNG、JPEG 或纯图形 SVG',
  ],
  [/^this picture moves; a poster stands still$/, '海报不能是动图，请上传静态图片'],
  [/^the picture has (\d+) kB; at most (\d+) kB$/, '图片大小为 $1 kB，最多 $2 kB'],
  [/^the picture is (.+) by (.+); it has to be.*$/, '图片尺寸为 $1×$2，应为 375×440 或其两到三倍'],
  [/^this cannot be read \((.+)\): is longer than (\d+) letters$/, '$1 超过 $2 个字'],
  [/^this cannot be read \((.+)\): is empty$/, '$1 不能为空'],
  [/^this cannot be read \((.+)\): has a mark that is no text$/, '$1 含有不允许的符号'],
  [/^this cannot be read \((.+)\): is no colour.*$/, '$1 不是有效的颜色'],
  [/^a mini-game is code.*$/, '小游戏属于代码：可以修改用语，不能增加或移除'],
  [/^.*has no data that can be edited.*$/, '该版本制作时还不支持编辑，请工程师从源码重新提交一次'],
  [
    /^(.+) was never published here; an engineer publishes it once$/,
    '$1 尚未提交过，请工程师先提交一次',
  ],
];

/**
 * A refusal in the language of the page.
 *
 * @param language `lang` of the document.
 */
export function refusalIn(language: string, said: string): string {
  if (!language.startsWith('zh')) return said;
  const row = CHINESE.find(([sentence]) => said.search(sentence) >= 0);
  return row === undefined ? said : said.replace(row[0], row[1]);
}
