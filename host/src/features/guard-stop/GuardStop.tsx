/**
 * Says why a navigation stands still, or finds out whether it may go on (R2.3-3, R2.3-5, R2.3-6,
 * C-62).
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Promotion } from '@site/domain/constants';
import type { GuardNotice, Known } from '@site/domain/session/guard';
import { targets, useLocation, useNavigate } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { FEATURE_ERROR_TEXT } from '@site/phrases/feature-errors';
import { Button, Dialog } from '@site/ui';
import { whenUncovered } from '@site/ui/overlays';
import { useGuard, type Stop } from '../../routing/GuardedNavigation';
import { FIND_OUT } from './find-out';
import { STOP } from './phrases';

/** A wait shorter than this shows nothing. */
const QUIET_MS = 300;

/** Props of {@link GuardStop}. */
export interface GuardStopProps {
  readonly stop: Stop;
  readonly onDone: () => void;
}

/** The words of a stop, and the ways on from it. */
function StopDialog({
  shown,
  isDeposit,
  onDone,
  onRetry,
  onService,
}: {
  readonly shown: GuardNotice | 'unknown' | null;
  readonly isDeposit: boolean;
  readonly onDone: () => void;
  readonly onRetry: () => void;
  readonly onService: () => void;
}) {
  const unknown = shown === 'unknown';
  const title = !unknown ? STOP.depositTitle : isDeposit ? STOP.unknownTitle : STOP.pageTitle;
  const text = !unknown ? STOP.depositText : isDeposit ? STOP.unknownText : STOP.pageText;
  return (
    <Dialog
      open={shown !== null}
      onClose={onDone}
      title={title}
      testId={isDeposit ? 'deposit-blocked' : 'page-blocked'}
      actions={
        <>
          <Button block onClick={unknown ? onRetry : onDone}>
            {unknown ? STOP.retry : STOP.understood}
          </Button>
          <Button block kind="ghost" onClick={unknown ? onDone : onService}>
            {unknown ? STOP.understood : STOP.service}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}

/** Takes care of one stop. */
export function GuardStop({ stop, onDone }: GuardStopProps) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const { standsAt } = useGuard();
  const { answer, to, replace } = stop;
  const [shown, setShown] = useState<GuardNotice | 'unknown' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { toast } = platform;
  const { key } = useLocation();
  /** Where the member stands while the question is open; null once it is answered. */
  const waitsAt = useRef<string | null>(null);
  /** Where the stop stood whose answer was given last. */
  const leftFrom = useRef<string | null>(null);
  const said = useRef<Stop | null>(null);

  const ask = useEffectEvent(() => {
    let live = true;
    // This part came late, and the member is elsewhere by now; or what was found out has led there, and is being said.
    if (attempt === 0 && stop.at !== standsAt()) {
      if (leftFrom.current !== stop.at) onDone();
      return undefined;
    }
    waitsAt.current = attempt === 0 ? stop.at : key;
    const leave = (): void => {
      leftFrom.current = stop.at;
      waitsAt.current = null;
      if (replace) void navigate(answer.instead, { replace: true });
    };
    const say = (notice: GuardNotice): void => {
      leave();
      if (notice === 'depositExcluded') {
        setShown(notice);
        return;
      }
      toast.show('error', FEATURE_ERROR_TEXT.promotionId, { durationMs: Promotion.noIdToastMs });
      onDone();
    };
    const settle = (known: Known): void => {
      const isLeft = waitsAt.current !== standsAt();
      waitsAt.current = null;
      if (isLeft) onDone();
      else if (known === 'unknown') {
        leave();
        setShown('unknown');
      } else if (known === 'yes') {
        onDone();
        void navigate(to, { replace });
      } else if (answer.kind === 'wait' && answer.on === 'deposit') say('depositExcluded');
      else {
        onDone();
        void navigate(answer.instead, { replace });
      }
    };
    if (answer.kind === 'cancel') {
      // A refusal is said once, however often React runs the effect.
      if (said.current !== stop) say(answer.notice);
      said.current = stop;
      return undefined;
    }
    let hide = (): void => undefined;
    const timer = setTimeout(() => {
      hide = toast.show('loading', STOP.checking);
    }, QUIET_MS);
    void FIND_OUT[answer.on](platform)
      .catch((): Known => 'unknown')
      .then((known) => {
        clearTimeout(timer);
        hide();
        if (live) settle(known);
      });
    return () => {
      live = false;
      clearTimeout(timer);
      hide();
    };
  });
  // One stop is one question; only a retry asks again.
  useEffect(() => ask(), [stop, attempt]);

  const moved = useEffectEvent(() => {
    // Who went back or elsewhere before the answer came has given the page up: the answer must not pull them to it.
    if (waitsAt.current !== null && waitsAt.current !== key) onDone();
  });
  useEffect(() => moved(), [key]);

  const isDeposit = answer.kind === 'cancel' || answer.on === 'deposit';
  const retry = (): void => {
    setShown(null);
    setAttempt((before) => before + 1);
  };
  const isUnknown = shown === 'unknown';
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isUnknown) return undefined;
    // What was asked for without a network needs no second tap when that is back.
    const again = (): void => retryOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isUnknown]);
  const toService = (): void => {
    setShown(null);
    whenUncovered(() => {
      onDone();
      void navigate(targets.toCustomerService());
    });
  };
  return (
    <StopDialog
      shown={shown}
      isDeposit={isDeposit}
      onDone={onDone}
      onRetry={retry}
      onService={toService}
    />
  );
}
