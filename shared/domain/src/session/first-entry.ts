/** The first-visit flag and the tips on the home page (§4.2, R4.2-1). */

/** 111 first visit, 222 hot events were shown and the tips are open, 333 the tips were closed. */
export const FIRST_ENTRY = { FIRST: '111', HOT_EVENTS_SHOWN: '222', DONE: '333' } as const;
/** The kept flag. */
export type FirstEntry = (typeof FIRST_ENTRY)[keyof typeof FIRST_ENTRY];

/** What moves it. */
export type FirstEntryFact = 'hot-events-shown' | 'tips-closed';

const NEXT: Readonly<Record<FirstEntry, Partial<Readonly<Record<FirstEntryFact, FirstEntry>>>>> = {
  111: { 'hot-events-shown': '222' },
  222: { 'tips-closed': '333' },
  333: {},
};

/** Reads what was kept; anything else is a first visit. */
export const parseFirstEntry = (kept: string | null): FirstEntry =>
  Object.values(FIRST_ENTRY).find((flag) => flag === kept) ?? FIRST_ENTRY.FIRST;
/** The next flag; it only goes forward. */
export const nextFirstEntry = (flag: FirstEntry, fact: FirstEntryFact): FirstEntry =>
  NEXT[flag][fact] ?? flag;
/** True while the tips lie over the home page. */
export const showsHomeTips = (flag: FirstEntry): boolean => flag === FIRST_ENTRY.HOT_EVENTS_SHOWN;
