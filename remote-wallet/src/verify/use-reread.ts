/** After a change the whole member is read anew; a read that fails is no failed change. */
import { useState } from 'react';
import { usePlatform } from '@site/platform';

/** The way on after a change. */
export interface Reread {
  /** True while what was saved could not be read back. */
  readonly unread: boolean;
  /**
   * Reads the member.
   *
   * @returns true once the page shows what the server has.
   */
  readonly reread: () => Promise<boolean>;
}

export function useReread(): Reread {
  const { profile, session } = usePlatform();
  const [unread, setUnread] = useState(false);
  return {
    unread,
    reread: async () => {
      const before = profile.get();
      await session.reloadMember();
      const isRead = profile.get() !== before;
      setUnread(!isRead);
      return isRead;
    },
  };
}
