/**
 * The payment page's ear (§2.6, safety B6): only the window that was opened here, only from its
 * origin, only what a payment page has to say.
 */
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { targets, useNavigate, usePlatform, type WindowEvent } from '@site/platform';
import { whenUncovered } from '@site/ui/overlays';

/** Without a load for this long the member gets other ways. */
const WATCHDOG_MS = 20_000;
const CAPS = [
  'goBackToWallet',
  'closePopup',
  'goToHistory',
] as const satisfies readonly WindowEvent[];

export interface PayPage {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: 'loading' | 'shown' | 'dead';
  readonly handleLoad: () => void;
  readonly handleRetry: () => void;
  /**
   * Opens the page in a window of its own.
   *
   * @returns false where the browser does not let it.
   */
  readonly openPopup: () => boolean;
}

export function usePayPage(url: URL, onClose: () => void): PayPage {
  const { windows } = usePlatform();
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<PayPage['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const popups = useRef<(() => void)[]>([]);
  const listen = (source: Window): (() => void) =>
    windows.register(source, {
      origin: url.origin,
      caps: CAPS,
      onEvent: (event) => {
        if (source !== frame.current?.contentWindow) source.close();
        onClose();
        if (event === 'goToHistory')
          whenUncovered(() => void navigate(targets.toTransactions('deposit')));
      },
    });
  const listenToFrame = useEffectEvent(listen);
  useEffect(() => {
    const source = frame.current?.contentWindow;
    return source ? listenToFrame(source) : undefined;
  }, [attempt]);
  useEffect(() => {
    const { current } = popups;
    return () => current.splice(0).forEach((forget) => forget());
  }, []);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('dead'), WATCHDOG_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    frame,
    state,
    handleLoad: () => setState('shown'),
    handleRetry: () => {
      setState('loading');
      setAttempt((before) => before + 1);
    },
    openPopup: () => {
      // With an opener, unlike other windows of ours: the page speaks to it ("back", "to the record"). That is why only addresses of `payPageUrl` come here.
      const popup = window.open(url.href, '_blank', 'popup,width=420,height=720');
      if (popup !== null) popups.current.push(listen(popup));
      return popup !== null;
    },
  };
}
