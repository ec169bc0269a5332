/** The dictionary of simplified characters alone, without the matcher around it. */
declare module 'pinyin-match/src/simplified_dict.js' {
  /** Characters by syllable without tone: `cai` → `才财菜…`. */
  export const dict: Readonly<Record<string, string>>;
}
