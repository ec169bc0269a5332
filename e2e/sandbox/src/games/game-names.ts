/**
 * Names of the lobby: tables and games that are written out, and slots that are joined from two
 * words.
 */

const words = (text: string): readonly string[] => text.split(' ');

/** Live tables, dealt to the providers in turn. */
export const LIVE_NAMES = words(
  '经典百家乐 极速百家乐 免佣百家乐 龙虎对决 轮盘之夜 骰宝大厅 三公牌桌 牛牛牌桌 闪电轮盘 极速龙虎 贵宾百家乐 炸金花现场 百家乐 A01 百家乐 A02 百家乐 B01 百家乐 B02 咪牌百家乐 包桌百家乐 星空轮盘 皇家轮盘 欧式轮盘 ' +
    '极速骰宝 贵宾骰宝 龙虎 D01 龙虎 D02 多台百家乐 竞咪百家乐 保险百家乐 连环百家乐 现场牛牛 极速牛牛 欢乐骰宝 贵宾龙虎 海景百家乐 花园百家乐 王者百家乐 幸运轮盘 自动轮盘 旗舰百家乐 凤凰百家乐 麒麟百家乐 金龙骰宝 银河百家乐 蓝宝石百家乐 祖母绿百家乐 紫水晶轮盘 翡翠龙虎 黑金百家乐',
).reduce<string[]>((names, word) => {
  // A code such as A01 belongs to the word before it.
  const last = names.at(-1);
  if (last !== undefined && /^[A-D]\d\d$/.test(word)) names[names.length - 1] = `${last} ${word}`;
  else names.push(word);
  return names;
}, []);

/** Card games between players. */
export const P2P_NAMES = words(
  '斗地主 抢庄牛牛 二人麻将 炸金花 德州扑克 十三水 百人牛牛 红黑大战 跑得快 通比牛牛 三公对战 二八杠 押庄龙虎 血流成河 看牌抢庄 港式五张 欢乐斗牛 极速炸金花 万人炸金花 奔驰宝马 幸运五张 血战到底 单挑牛牛 森林舞会 金鲨银鲨 二十一点 梭哈对决 抢庄三公 红包扫雷 头号玩家 疯狂抢庄 百变斗牛',
);

/** Instant games. */
export const INSTANT_NAMES = words(
  '飞行竞速 掷骰冲高 扫雷探宝 弹珠瀑布 硬币翻翻 星际火箭 极速飞车 云端滑翔 深海潜航 火箭冲天 猜猜大小 幸运骰子 气球升空 冰川滑降 闪电冲刺 热气球之旅',
);

/** Lotteries. */
export const LOTTERY_NAMES = words(
  '快乐八 极速快三 幸运五星 时时乐 六合幸运 赛车十强 蛋蛋二八 十一选五 分分快三 一分快乐八 三分快乐八 五分快乐八 幸运飞艇 极速赛车 北海快乐十 港彩乐透 欢乐生肖 秒秒彩 江南快三 幸运二十八',
);

const FIRST = words(
  '招财 黄金 幸运 神秘 烈焰 翡翠 龙腾 星空 极地 丛林 深海 古埃及 武林 雷霆 月光 樱花',
);
const SECOND = words('金狮 神龙 麒麟 财神 锦鲤 凤凰 宝箱 王国 猎人 传奇 宝塔 转轮');
const CLASSIC = words(
  '招财金狮 麻将连连 鲤跃龙门 宝石矿洞 丛林回响 海盗宝藏 埃及之眼 冰雪王国 水果派对 福运转盘 武林秘籍 月光森林 黄金列车 星空漫游 糖果工坊 神龙宝殿 雷霆战士 樱花物语 西部快枪 幸运七七 深海寻珠 花开富贵 烈焰凤凰 蒸汽之都',
);

/** Slots: the classics first, then every pair of words that is not one of them. */
export const SLOT_NAMES: readonly string[] = [
  ...CLASSIC,
  ...SECOND.flatMap((second, row) =>
    FIRST.map((_, at) => `${FIRST[(at * 5 + row) % FIRST.length] ?? ''}${second}`),
  ).filter((name) => !CLASSIC.includes(name)),
];
