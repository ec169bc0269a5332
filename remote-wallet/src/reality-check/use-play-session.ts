/** The member's stretch of play on this device, over reloads and tabs. */
import { useEffect, useRef, useState } from 'react';
import { getStatement } from '@site/contracts/payment-statement';
import { PlaySession } from '@site/domain/constants';
import { isAskDue, playAt, readPlay, type PlayState } from '@site/domain/wallet/play-session';
import { jsonKey, usePlatform } from '@site/platform';

const KEY = jsonKey<PlayState>('playSession', 'local', 'logout', 1, readPlay);

/** What the question says: minutes of play, and whether it is due. */
export interface PlaySessionView {
  readonly due: boolean;
  readonly state: PlayState | null;
  /** "Go on": the next question comes after as long again. */
  readonly answer: () => void;
}

/** @param minutes the member's own choice; null asks never, and then nothing is read or kept. */
export function usePlaySession(memberCode: string, minutes: number | null): PlaySessionView {
  const { storage, clock, api } = usePlatform();
  const [state, setState] = useState<PlayState | null>(null);
  const [due, setDue] = useState(false);
  const requested = useRef<number | null>(null);
  useEffect(() => {
    if (minutes === null) return undefined;
    const look = (): void => {
      const now = clock.now();
      const next = playAt(storage.read(KEY), memberCode, now);
      storage.write(KEY, next);
      setState(next);
      setDue(isAskDue(next, minutes, now));
      if (next.before !== null || requested.current === next.startedAt) return;
      requested.current = next.startedAt;
      void api.call(getStatement, { query: {}, unasked: 'turn' }).then((answer) => {
        if (!answer.ok) requested.current = null;
        const kept = storage.read(KEY);
        if (answer.ok && kept?.startedAt === next.startedAt && kept.before === null)
          storage.write(KEY, { ...kept, before: String(answer.value.winLoss) });
      });
    };
    look();
    const timer = setInterval(look, PlaySession.lookMs);
    window.document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.document.removeEventListener('visibilitychange', look);
    };
  }, [api, clock, memberCode, minutes, storage]);
  return {
    due,
    state,
    answer: () => {
      const now = clock.now();
      storage.write(KEY, { ...playAt(storage.read(KEY), memberCode, now), answeredAt: now });
      setDue(false);
    },
  };
}
