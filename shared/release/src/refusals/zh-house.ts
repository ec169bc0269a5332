/** Refusals of the house in Chinese: accounts, the gate, keys, the store. See `chinese.ts`. */
export const HOUSE_ZH: Readonly<Record<string, string>> = {
  ', of the same name but another pair': '，同名但不是同一对',
  'it ended with {}': '以 {0} 结束',
  'sign in first': '请先登录',
  'not found': '找不到该内容',
  'the console answers its own page only': '控制台只响应自己的页面',
  'too many wrong tokens; wait a minute': '错误次数过多，请一分钟后再试',
  'too many wrong passwords; wait a minute': '错误次数过多，请一分钟后再试',
  'that is not the token that was printed when the console started':
    '口令不正确，请使用控制台启动时终端显示的口令',
  'name and password do not fit, or the account is disabled': '账号与密码不符，或账号已停用',
  'it did not work: {}': '出现意外错误，没有完成；详情见操作记录',
  '{} may not do this: the account is of the role {}{}; ask an operator':
    '账号 {0} 没有此操作的权限，请联系运维',
  'one account has to be an operator: add or enable one first, with --role operator':
    '至少要有一个运维账号，请先添加或启用',
  '"{}" is no name of an account: 1 to 40 letters and digits':
    '“{0}”不能作为账号：1 到 40 个字母或数字',
  'a squad is named with --squad, for the role squad and no other': '只有小组账号需要指明小组',
  'there is an account "{}"; a new password: account password {}': '账号“{0}”已存在',
  'there is no account "{}"; there are: {}': '没有账号“{0}”；已有：{1}',
  '{} is refused, parts that are live would not understand it:\n{}':
    '{0} 的数据格式与线上其他部分不兼容，未执行；详情见操作记录',
  'the gate refuses {}:\n{}': '{0} 未通过检查：{1}',
  'the gate refuses {}, it does not run:\n{}': '{0} 在浏览器中无法正常运行，未通过检查',
  'the gate refuses {}@{}, no page of it can be opened: mark a route of remote.json with "smoke": true, and give one with a parameter an address, like "example": "/draw/1"':
    '{0}@{1} 没有可打开的页面，未通过检查，请联系工程师',
  "the loads of members' pages could not be read from {} ({}); name the edge with --edge http://…, several separated by commas, or the file that release count wrote":
    '无法得知会员页面的加载情况',
  'RELEASE_MAPS is {}, which is served: source maps need a place that nobody can fetch them from':
    '源码映射的存放位置会被公开，请联系工程师',
  'no line of that names a file of a release: …/_mf/remotes/<part>/<version>/<file>.js:<line>:<column>':
    '内容中没有提到任何已发布的文件',
  'the build has no valid release record ({}); refused': '构建没有有效的发布记录，请联系工程师',
  'a file of the build cannot be published: {}': '构建中有文件不能发布，请联系工程师',
  '{}@{} is already published with other bytes; change its version or its sources':
    '{0}@{1} 已提交过且内容不同，请更改版本或源码',
  'there is no file {} to read key pairs from': '找不到密钥文件 {0}',
  'the command of {} gave no key pairs ({}); nothing was changed':
    '无法取得密钥，没有任何改动；请联系运维',
  'keys come from one place, not from {} and {}': '密钥只能来自一处，请联系运维',
  'the key pairs come from {}, where this command cannot write: take them into a file, run it with --key-file <file>, and put the file back there':
    '密钥所在位置不可写，请联系运维',
  'what is live in {} is signed by {}, and this machine has no key pair; {}':
    '线上内容由 {1} 签名，本机没有密钥，请联系运维',
  'what is live in {} is signed by {}, and none of the key pairs here is one of them ({}{}); nothing was changed. {}':
    '线上内容由 {1} 签名，本机密钥不在其中（{2}），没有任何改动；请联系运维',
  'GAMES_ORIGIN must be an origin such as https://games.example, not "{}"':
    '站点设置中的游戏地址无效，请联系运维',
  'SITE_ENV is live or staging, not "{}"': '站点设置中的环境无效，请联系运维',
  'SENTRY_DSN looks like https://<key>@<host>/<number of the project>':
    '站点设置中的错误上报地址无效，请联系运维',
  '--to {}: write a bucket as s3://name/folder, or name a folder': '发布位置 {0} 无效，请联系运维',
  '{} cannot hold releases: {}, so of two orders at the same time one would be lost without a word; nothing was changed. Use a service with conditional writes, or release into a folder and copy that with: npm run release -- sync --to {}':
    '存储 {0} 不支持安全写入，没有任何改动；请联系运维',
  'plans and held versions in {} are sealed with key pair {}, which this machine does not have; bring it: --key-file <private-keys.json>, --key-command "<command that prints it>" or the secret RELEASE_KEYS':
    '{0} 中的排期与待发布版本由密钥 {1} 加密，本机没有该密钥，请联系运维',
};
