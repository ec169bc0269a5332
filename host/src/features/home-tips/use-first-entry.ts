/**
 * The first-visit flag as home sees it (§4.2, R4.2-1): moved on by hot events that are really on
 * screen.
 */
import { useEffect, useState } from 'react';
import {
  nextFirstEntry,
  parseFirstEntry,
  showsHomeTips,
  type FirstEntryFact,
} from '@site/domain/session/first-entry';
import { KEYS, usePlatform } from '@site/platform/host';

/** A hot event as every remote marks it. */
const HOT_EVENT = 'main [data-testid="event-row"]';

/** The flag's two answers: whether the tips are open, and how to close them. */
export function useFirstEntry(): { readonly open: boolean; readonly close: () => void } {
  const { storage } = usePlatform();
  const [flag, setFlag] = useState(() => parseFirstEntry(storage.read(KEYS.firstEntry)));
  const tell = (fact: FirstEntryFact): void => {
    const next = nextFirstEntry(flag, fact);
    if (next !== flag) storage.write(KEYS.firstEntry, next);
    setFlag(next);
  };
  const isFirst = nextFirstEntry(flag, 'hot-events-shown') !== flag;
  useEffect(() => {
    if (!isFirst) return undefined;
    if (storage.read(KEYS.firstEntry) === null) storage.write(KEYS.firstEntry, flag);
    const look = (): void => {
      if (document.querySelector(HOT_EVENT) !== null) tell('hot-events-shown');
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
    // The observer lives exactly as long as the first visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFirst]);
  return { open: showsHomeTips(flag), close: () => tell('tips-closed') };
}
