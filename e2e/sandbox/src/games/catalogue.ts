/** The lobby: categories, providers and about sixty games, all invented (§3.9 gives groups and provider codes). */
import type { Game, GameCategory, GameProvider, GameType } from '@site/contracts/games';

interface CategorySeed { readonly code: GameType; readonly name: string; readonly group: number; readonly description: string; readonly providers: readonly (readonly [string, string])[]; readonly games: readonly string[] }

const words = (text: string): readonly string[] => text.split(' ');

const CATEGORIES: readonly CategorySeed[] = [
  {
    code: 'LIVECASINO', name: '真人娱乐', group: 4, description: '真人荷官 · 实时牌桌',
    providers: [['AGL', '星宫真人'], ['EVO', '云幕真人'], ['BGG', '金殿真人'], ['ABT', '碧海真人'], ['YBL', '银杯真人'], ['WEC', '万辰真人'], ['DGG', '鼎阁真人']],
    games: words('经典百家乐 极速百家乐 免佣百家乐 龙虎对决 轮盘之夜 骰宝大厅 三公牌桌 牛牛牌桌 德州现场 幸运大转轮 贵宾百家乐 炸金花现场'),
  },
  {
    code: 'P2P', name: '棋牌对战', group: 24, description: '真人对战 · 公平竞技',
    providers: [['DBP', '多宝棋牌'], ['JBP', '聚宝棋牌'], ['KYS', '开元盛棋牌'], ['DBF', '东风棋牌']],
    games: words('斗地主 抢庄牛牛 二人麻将 炸金花 德州扑克 十三水 百人牛牛 红黑大战 跑得快 通比牛牛'),
  },
  {
    code: 'INSTANT', name: '即时游戏', group: 24, description: '一局几秒 · 即开即玩',
    providers: [['SPR', '火花即时'], ['AVIATOR', '飞行家']], games: words('飞行竞速 掷骰冲高 扫雷探宝 弹珠瀑布 硬币翻翻 星际火箭'),
  },
  {
    code: 'SLOT', name: '老虎机', group: 32, description: '千种主题 · 高额彩池',
    providers: [['TG', '天工电子'], ['PGS', '口袋电子'], ['MGP', '梦谷电子'], ['SPG', '思派电子'], ['BSG', '百胜电子'], ['SWF', '晓风电子'], ['CQG', '长青电子'], ['BNG', '北光电子'], ['HSW', '瀚思电子']],
    games: words('招财金狮 麻将连连 鲤跃龙门 宝石矿洞 丛林回响 海盗宝藏 埃及之眼 冰雪王国 水果派对 福运转盘 武林秘籍 月光森林 黄金列车 星空漫游 糖果工坊 神龙宝殿 雷霆战士 樱花物语 西部快枪 幸运七七 深海寻珠 花开富贵 烈焰凤凰 蒸汽之都'),
  },
  {
    code: 'LOTTERY', name: '彩票', group: 64, description: '分分开奖 · 多种玩法',
    providers: [['LBS', '乐博彩票'], ['SGW', '盛冠彩票']], games: words('快乐八 极速快三 幸运五星 时时乐 六合幸运 赛车十强 蛋蛋二八 十一选五'),
  },
];

/** Pools of the jackpot ticker. */
export const JACKPOTS = [['grand', '至尊彩池', 8_888_000, '3.27'], ['major', '豪华彩池', 666_000, '0.83'], ['minor', '幸运彩池', 28_800, '0.19']] as const;

/** Provider that is always under maintenance, so that the state can be seen. */
export const MAINTENANCE_PROVIDER = 'HSW';

const LAST_PAGE = 1_000;

function gamesOf(category: CategorySeed, at: number): Game[] {
  return category.games.map((name, index) => {
    const [providerCode = ''] = category.providers[index % category.providers.length] ?? [];
    const gameId = `${category.code}-${String(index + 1).padStart(2, '0')}`;
    return {
      gameId, name, providerCode, gameType: category.code, imageUrl: `/cms/art/game/${gameId}.svg?t=${encodeURIComponent(name)}`,
      isLive: category.code === 'LIVECASINO' || index % 9 !== 8, isNew: index % 7 === 3, isHot: index < 3, demoAvailable: category.code === 'SLOT' || category.code === 'INSTANT',
      jackpotPool: category.code === 'SLOT' && index % 6 === 0 ? (JACKPOTS[(index / 6) % JACKPOTS.length]?.[0] ?? null) : null, sort: at * LAST_PAGE + index,
    };
  });
}

/** Every game. */
export const GAMES: readonly Game[] = CATEGORIES.flatMap(gamesOf);

/** Every category. */
export const GAME_CATEGORIES: readonly GameCategory[] = CATEGORIES.map((each, sort) => ({
  code: each.code, name: each.name, walletGroupId: each.group, description: each.description, iconUrl: `/cms/art/category/${each.code}.svg`, sort,
}));

/** Every provider. */
export const GAME_PROVIDERS: readonly GameProvider[] = CATEGORIES.flatMap((category) => category.providers.map(([code, name], sort) => ({
  code, name, category: category.code, walletGroupId: category.group, imageUrl: `/cms/art/provider/${code}.svg?t=${encodeURIComponent(name)}`, sort, isNew: sort === 1,
})));

/** A game by id, or null. */
export const gameOf = (gameId: string): Game | null => GAMES.find((each) => each.gameId === gameId) ?? null;

/** Wallet group a game plays from. */
export const walletGroupOf = (game: Game): number => CATEGORIES.find((each) => each.code === game.gameType)?.group ?? 32;
