import { useCallback, useEffect, useState } from 'react';
import type { DeskState } from '@site/contracts/releases/desk';
import { DeskError, type DeskApi } from './api';

/** What the page has of the desk. */
export interface Desk {
  readonly state: DeskState | null;
  readonly isOut: boolean;
  readonly fault: string | null;
  readonly look: () => Promise<void>;
}

const EVERY_MS = 4_000;

/** Follows the state while the page is looked at. */
export function useDesk(api: DeskApi): Desk {
  const [state, setState] = useState<DeskState | null>(null);
  const [isOut, setOut] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const look = useCallback(async (): Promise<void> => {
    try {
      setState(await api.state());
      setOut(false);
      setFault(null);
    } catch (error) {
      if (error instanceof DeskError && error.status === 401) setOut(true);
      else setFault(error instanceof Error ? error.message : String(error));
    }
  }, [api]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  return { state, isOut, fault, look };
}
