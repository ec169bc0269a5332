/** The language list of the header (§2.5, R2.5-7). The site itself speaks Chinese (R1-2). */

/** One line of the list. */
export interface Language {
  /** BCP 47 tag, for the `lang` of its name. */
  readonly tag: string;
  /** Its own name. */
  readonly name: string;
  /** Where it leads, as the specification writes it; null leads nowhere. */
  readonly route: 'sports-im' | 'bti' | null;
  /** Place in the list; lines without one follow in the order of the table. */
  readonly sort: number | null;
  readonly comingSoon: boolean;
}

const TABLE: readonly Language[] = [
  { tag: 'zh-Hans', name: '中文', route: 'sports-im', sort: 1, comingSoon: false },
  { tag: 'th', name: 'ไทย', route: 'bti', sort: null, comingSoon: true },
  { tag: 'vi', name: 'Tiếng Việt', route: 'bti', sort: null, comingSoon: true },
  { tag: 'en', name: 'English', route: null, sort: null, comingSoon: true },
];

/** The list as it is shown. */
export const LANGUAGES: readonly Language[] = [...TABLE].sort(
  (a, b) => (a.sort ?? TABLE.length) - (b.sort ?? TABLE.length),
);
