/** Names that SABA gives its combos. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['Doubles', '双重彩'],
  ['Trebles', '三重彩'],
  ['Trixie', '3串4'],
  ['Lucky7', '幸运7'],
  ['Fold4', '四重彩'],
  ['Yankee', '4串11'],
  ['Lucky15', '幸运15'],
  ['Fold5', '五重彩'],
  ['Canadian', '5串26'],
  ['Lucky31', '幸运31'],
  ['Fold6', '六重彩'],
  ['Heinz', '6串57'],
  ['Lucky63', '幸运63'],
  ['Fold7', '七重彩'],
  ['SuperHeinz', '7串120'],
  ['Lucky127', '幸运127'],
  ['Fold8', '八重彩'],
  ['Goliath', '8串247'],
  ['Lucky255', '幸运255'],
  ['FoldN', '全部过关'],
]);

/** Name of a combo. */
export const sabaComboName = (combo: string): string => NAMES.get(combo) ?? combo;
