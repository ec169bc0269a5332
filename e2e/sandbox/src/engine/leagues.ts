/** An invented world of leagues: no name belongs to a real league, club or player. */

/**
 * A league with its clubs or players; `margin` is the 1X2 overround in thousandths (domain.md
 * "Margin").
 */
export interface League {
  readonly id: string;
  readonly sportId: number;
  readonly name: string;
  readonly margin: number;
  readonly clubs: readonly string[];
}

const league = (id: string, sportId: number, name: string, clubs: string, margin = 42): League => ({
  id,
  sportId,
  name,
  margin,
  clubs: clubs.split(' '),
});

/** Every league by sport. */
export const LEAGUES: readonly League[] = [
  league(
    '9101',
    1,
    '星海超级联赛',
    '星港联 云岭城 碧湾竞技 苍原流星 望潮FC 赤岩卫士 银谷联合 霜河城 晨曦竞技 金陵渡 北屿联 澜江FC 松涛城 天衡竞技 玄武岭 九曲联合',
  ),
  league(
    '9102',
    1,
    '大漠甲级联赛',
    '沙洲雄鹰 绿洲城 驼铃FC 烽火台联 月牙竞技 胡杨卫士 玉门流星 楼兰城 黑戈壁联 昆仑竞技 雪山FC 古道联合 星尘城 落日竞技 风蚀谷 敦行联',
    50,
  ),
  league(
    '9103',
    1,
    '岛屿冠军联赛',
    '珊瑚城 白帆联 海燕竞技 灯塔FC 鲸歌联合 季风城 贝壳湾 远洋竞技 潮汐联 礁石卫士 蓝鲛FC 信天翁城 椰林联 破浪竞技 雾港城 飞鱼联合',
  ),
  league(
    '9104',
    1,
    '山河杯',
    '太岳山人 长川城 飞瀑联 铁索桥FC 梯田竞技 古樟联合 石林城 竹海联 丹霞竞技 溪谷卫士 云梯FC 关山城 驿站联 鹿鸣竞技 百草原 流泉联合',
    80,
  ),
  league(
    '9201',
    2,
    '环城篮球联赛',
    '江湾巨塔 北桥飞驰 南苑火鸟 西岭石匠 东港水手 中轴猎鹰 旧城齿轮 新区闪电 湖心白鹭 山门武僧 盐田海盗 麦浪骑手',
  ),
  league(
    '9202',
    2,
    '高原篮球杯',
    '云杉队 雪莲队 牦牛队 经幡队 冰川队 草甸队 湖盆队 河源队 峡谷队 星野队 藏羚队 砾石队',
  ),
  league(
    '9301',
    3,
    '翡翠湖公开赛',
    '陆知远 贺兰舟 沈听澜 顾北辰 温如玉 傅云深 祁连山 白景行 叶惊鸿 楚天阔 江照晚 苏牧野',
  ),
  league(
    '9302',
    3,
    '琥珀港女子赛',
    '林朝颜 宋微澜 秦晚照 孟知夏 许流萤 程若初 韩暮雪 唐青禾 方采薇 姚望舒 石听雨 罗雁回',
  ),
  league(
    '9701',
    7,
    '梧桐羽毛球大师赛',
    '赵鹤鸣 钱逐浪 孙破军 李听风 周望岳 吴凌霄 郑问渠 王归帆 冯拾光 陈挽弓 褚流云 卫长歌',
  ),
  league(
    '9801',
    8,
    '长堤棒球联盟',
    '码头蓝鲸 酒坊火绳 磨坊灰熊 钟楼渡鸦 铁匠铺队 灯市飞龙 渔火队 石桥队 红砖队 桑田队 古井队 白塔队',
  ),
  league(
    '9191',
    19,
    '铁甲橄榄联盟',
    '冶炼厂队 断崖雄狮 雷云队 荒原野牛 赤壁队 潜龙队 烈风队 长城砖队',
  ),
  league('9231', 23, '冰城手球联赛', '雪橇队 松子队 冰灯队 灰狼队 白桦队 炉火队 马拉车队 北极光队'),
  league(
    '9341',
    34,
    '静庭斯诺克邀请赛',
    '丁慕白 梁怀瑾 肖远山 周策 田守拙 范清和 吕思齐 鲁望 曹见微 颜秉烛 斯文远 赵秋声',
  ),
  league(
    '9361',
    36,
    '银球乒乓联赛',
    '马行空 樊临渊 许破浪 王知秋 梁九霄 林深时 孙映雪 陈见鹿 朱雀桥 何所思 方长卿 石敢当',
  ),
  league(
    '9391',
    39,
    '虚拟足球联赛',
    '像素城 比特联 矩阵竞技 回路FC 光栅联合 量子城 缓存竞技 内核FC 信标联 编译城 栈顶竞技 云端FC',
    60,
  ),
  league(
    '9401',
    40,
    '海岸排球联赛',
    '白沙队 贝壳队 浪花队 椰风队 灯塔队 帆影队 礁湖队 信风队 潮歌队 月湾队',
  ),
  league(
    '9451',
    45,
    '电竞先锋赛',
    '夜枭战队 极光战队 破晓战队 零度战队 赤焰战队 深蓝战队 回声战队 孤峰战队 幻影战队 雷鸣战队',
  ),
  league('9461', 46, '虚拟国家杯', '红岸国 青原国 白山国 蓝湾国 金沙国 紫林国 玄石国 银河国', 60),
];

const BY_ID: ReadonlyMap<string, League> = new Map(LEAGUES.map((each) => [each.id, each]));

/**
 * A league by its id.
 *
 * @throws RangeError for one that does not exist.
 */
export function leagueOf(id: string): League {
  const found = BY_ID.get(id);
  if (found === undefined) throw new RangeError(`no league ${id}`);
  return found;
}

/** Leagues of a sport. */
export const leaguesOf = (sportId: number): readonly League[] =>
  LEAGUES.filter((each) => each.sportId === sportId);

/** Pairs of a league by turn: neighbours on a rotating circle, so that no club plays twice at once. */
export function pairOf(turn: number, clubs: number): readonly [number, number] {
  const round = Math.floor(turn / (clubs / 2));
  const at = turn % (clubs / 2);
  const seat = (index: number): number =>
    index === 0 ? 0 : 1 + ((index - 1 + round) % (clubs - 1));
  const pair = [seat(at), seat(clubs - 1 - at)] as const;
  return round % 2 === 0 ? pair : [pair[1], pair[0]];
}
