/**
 * What the page of each kind asks: the buttons of its choices. What it draws is its script,
 * `e2e/sandbox/pages/games/<kind>.js`.
 */
import { SLOT_SYMBOLS } from '../rules/slot';
import type { GameKind } from '../rules/outcome';

/** A page's own part. `choices` are value and label. */
export interface KindPage {
  readonly hue: number;
  readonly go: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly extra?: string;
  /** Names of what is drawn, where the rules have them. */
  readonly names?: readonly string[];
}

const ROW = (html: string): string => `<div class="row">${html}</div>`;

/** Pages by kind. */
export const KIND_PAGES: Readonly<Record<GameKind, KindPage>> = {
  slot: {
    hue: 350,
    go: '旋转',
    choices: [],
    names: SLOT_SYMBOLS.map(({ name }) => name),
  },
  dice: {
    hue: 15,
    go: '摇骰',
    choices: [
      ['big', '大'],
      ['small', '小'],
      ['odd', '单'],
      ['even', '双'],
      ['triple', '围骰'],
    ],
  },
  coin: {
    hue: 40,
    go: '抛出',
    choices: [
      ['heads', '正面'],
      ['tails', '反面'],
    ],
  },
  baccarat: {
    hue: 160,
    go: '开牌',
    choices: [
      ['player', '闲 1:1'],
      ['tie', '和 1:8'],
      ['banker', '庄 1:0.95'],
    ],
  },
  dragonTiger: {
    hue: 20,
    go: '开牌',
    choices: [
      ['dragon', '龙 1:1'],
      ['tie', '和 1:10'],
      ['tiger', '虎 1:1'],
    ],
  },
  bull: { hue: 265, go: '发牌', choices: [] },
  roulette: {
    hue: 140,
    go: '转动',
    choices: [
      ['red', '红'],
      ['black', '黑'],
      ['odd', '单'],
      ['even', '双'],
      ['low', '1-18'],
      ['high', '19-36'],
    ],
  },
  crash: {
    hue: 205,
    go: '起飞',
    choices: [
      ['1.5', '1.5×'],
      ['2', '2×'],
      ['5', '5×'],
      ['10', '10×'],
    ],
    extra: ROW(
      '<label for="target">兑现倍数</label><input id="target" inputmode="decimal" value="2" maxlength="6" aria-label="兑现倍数">',
    ),
  },
  keno: {
    hue: 285,
    go: '开奖',
    choices: [],
    extra: `<div class="grid" id="grid" aria-label="选择 5 个号码"></div>${ROW('<button type="button" id="lucky">机选 5 个</button>')}`,
  },
};
