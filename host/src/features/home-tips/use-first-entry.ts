/**
 * The first-visit flag as home sees it (§4.2, R4.2-1): moved on by hot events that are really on
 * screen.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  FIRST_ENTRY,
  nextFirstEntry,
  parseFirstEntry,
  showsHomeTips,
} from '@site/domain/session/first-entry';
import { KEYS, usePlatform } from '@site/platform/host';

/** A hot event as every remote marks it. */
const HOT_EVENT = 'main [data-testid="event-row"]';

const seesHotEvent = (): boolean => document.querySelector(HOT_EVENT) !== null;
const seesNothing = (): boolean => false;

/** The observer lives exactly as long as the first visit. */
function watchPage(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
const watchNothing = () => (): void => undefined;

/** The flag's two answers: whether the tips are open, and how to close them. */
export function useFirstEntry(): { readonly open: boolean; readonly close: () => void } {
  const { storage } = usePlatform();
  const [flag, setFlag] = useState(() => parseFirstEntry(storage.read(KEYS.firstEntry)));
  const isFirst = flag === FIRST_ENTRY.FIRST;
  const isHot = useSyncExternalStore(
    isFirst ? watchPage : watchNothing,
    isFirst ? seesHotEvent : seesNothing,
  );
  if (isHot) setFlag(nextFirstEntry(flag, 'hot-events-shown'));
  useEffect(() => {
    if (storage.read(KEYS.firstEntry) !== flag) storage.write(KEYS.firstEntry, flag);
  }, [flag, storage]);
  return {
    open: showsHomeTips(flag),
    close: () => setFlag(nextFirstEntry(flag, 'tips-closed')),
  };
}
