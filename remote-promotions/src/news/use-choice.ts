/** Which entries are chosen, and what is done with them. */
import { useState } from 'react';
import { memberCodeOf } from '@site/domain/session/access';
import { usePlatform } from '@site/platform';
import { useInbox, type InboxAction, type InboxKind } from '@site/remote-kit/inbox';
import { errorText, useSend } from '@site/remote-kit/forms';
import { NEWS } from '../phrases/news';

/** The most ids of one call (§7.2). */
const MOST_IDS = 200;

const DONE: Readonly<Record<InboxAction, (count: number) => string>> = {
  read: NEWS.read,
  delete: NEWS.deleted,
  readAll: () => NEWS.readAllDone,
};

/** Choosing entries of a list. */
export interface NewsChoice {
  /** Null while nothing is being chosen. */
  readonly chosen: ReadonlySet<string> | null;
  readonly busy: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly toggle: (id: string) => void;
  readonly chooseAll: (ids: readonly string[]) => void;
  readonly act: (action: InboxAction) => void;
}

/**
 * The choice of a kind. A refused or lost action keeps what it did not reach, so that it can be
 * tried again.
 */
export function useChoice(kind: InboxKind): NewsChoice {
  const { session, toast } = usePlatform();
  const inbox = useInbox(kind);
  const { busy, send } = useSend();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const memberNow = (): string | null => memberCodeOf(session.state.get());
  const carryOut = async (action: InboxAction): Promise<void> => {
    const all = action === 'readAll' ? [] : [...(chosen ?? [])];
    const requested = memberNow();
    for (let at = 0; at === 0 || at < all.length; at += MOST_IDS) {
      const ids = new Set(all.slice(at, at + MOST_IDS));
      const answer = await inbox.act(action, [...ids]);
      // What follows is not the next member's choice.
      if (requested !== memberNow()) return;
      if (!answer.ok) return void toast.show('error', errorText(answer.error));
      setChosen((before) =>
        before === null ? null : new Set([...before].filter((id) => !ids.has(id))),
      );
    }
    toast.show('success', DONE[action](all.length));
    setChosen(null);
  };
  return {
    chosen,
    busy,
    start: () => setChosen(new Set()),
    stop: () => setChosen(null),
    toggle: (id) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    chooseAll: (ids) =>
      setChosen((before) => (before?.size === ids.length ? new Set() : new Set(ids))),
    act: (action) => void send(() => carryOut(action)),
  };
}
