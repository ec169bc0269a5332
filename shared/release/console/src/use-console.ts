import { useCallback, useEffect, useState } from 'react';
import type { ConsoleState } from '@site/contracts/releases/console';
import { ConsoleError, type ConsoleApi } from './api';

/** What the page has of the console. */
export interface ConsoleView {
  readonly state: ConsoleState | null;
  readonly isOut: boolean;
  readonly fault: string | null;
  readonly look: () => Promise<void>;
}

const EVERY_MS = 4_000;

/** Follows the state while the page is looked at. */
export function useConsole(api: ConsoleApi): ConsoleView {
  const [state, setState] = useState<ConsoleState | null>(null);
  const [isOut, setOut] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const look = useCallback(
    (): Promise<void> =>
      api.state().then(
        (known) => {
          setState(known);
          setOut(false);
          setFault(null);
        },
        (error: unknown) => {
          if (error instanceof ConsoleError && error.status === 401) setOut(true);
          else setFault(error instanceof Error ? error.message : String(error));
        },
      ),
    [api],
  );
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  return { state, isOut, fault, look };
}
