/** The urgent announcement that stands on home until somebody saw it. */
import { useEffect, useState } from 'react';
import { isSignedIn } from '@site/domain/session/access';
import { usePlatform, useSession } from '@site/platform';
import { forgetMemberSeen, noteUrgentSeen, seenUrgent, urgentOf, type Announced } from './urgent';

/** What stands, or null; and the way to note that one was seen. */
export interface Urgent<T> {
  readonly urgent: T | null;
  readonly see: (id: string) => void;
}

/** @param news newest first. */
export function useUrgent<T extends Announced>(news: readonly T[]): Urgent<T> {
  const { storage } = usePlatform();
  const isMember = isSignedIn(useSession());
  // Read with every change of what was seen, and of who looks.
  const [, setSeen] = useState(0);
  useEffect(() => {
    if (!isMember) forgetMemberSeen(storage);
  }, [isMember, storage]);
  return {
    urgent: urgentOf(news, seenUrgent(storage, isMember), isMember),
    see: (id) => {
      noteUrgentSeen(storage, isMember, id);
      setSeen((times) => times + 1);
    },
  };
}
