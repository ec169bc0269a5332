/** The lines of the tray. Loaded when something waits or has just ended. */
import { useEffect, useRef, useState } from 'react';
import { verdictDue } from '@site/domain/betting/verdict-due';
import { Link, targets, usePlatform } from '@site/platform';
import type { MoneyState } from '@site/domain/money-action/machine';
import { Button, buttonLook, color, depth, px, radius, shadow, useIsLate, useLeft } from '@site/ui';
import styled from 'styled-components';
import { useEndRoom } from '../bet-slip/end-room';
import { TRAY_WORDS } from '../phrases/tray';
import { useSportsState } from '../state/use-sports';
import type { PlacedBet } from '../vendors/port';
import { Entry } from './TrayEntry';
import type { Verdict } from './verdicts';

/** Where it begins over a page, px of the design from the end of the screen: above the slip's bar. */
const OVER_END = { low: 70, raised: 128 } as const;

/** How long a good end stands over prices: time to read it twice. */
const READ_SECONDS = 6;

/**
 * In the page where it says of wagers, over it where there are prices: nothing may move under a
 * finger.
 */
const StyledTray = styled.div`
  display: grid;
  gap: ${px(8)};
  padding: ${px(10)} ${px(12)} 0;
  &[data-over] {
    position: fixed;
    inset-inline: ${px(10)};
    bottom: calc(${px(OVER_END.low)} + var(--sab));
    z-index: ${depth.slipBar};
    max-width: calc(var(--column) - ${px(20)});
    max-height: 40vh;
    margin-inline: auto;
    padding: 0;
    overflow: auto;
    border-radius: ${radius.m};
    background: ${color('raised')};
    box-shadow: ${shadow.mid};
  }
  /* Prices lie under it: as low as its two lines. */
  &[data-over] [data-tone] {
    align-items: center;
    padding: ${px(4)} ${px(12)};
    line-height: 1.4;
  }
  &[data-over='raised'] {
    bottom: calc(${px(OVER_END.raised)} + var(--sab));
  }
  /* On its side the slip's bar stands in the line of the navigation: there is one line below, not two. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    &&[data-over] {
      bottom: calc(${px(OVER_END.low)} + var(--sab));
    }
  }
`;

const StyledWaiting = styled.div`
  display: grid;
  gap: ${px(8)};
`;

const StyledWay = styled(Link)`
  ${buttonLook}
`;

function Countdown({ until }: { readonly until: number }) {
  const { clock } = usePlatform();
  const left = Math.ceil(useLeft(until, clock.now) / 1_000);
  // The seconds are not said aloud one by one; that they are over is.
  return (
    <span
      className="num"
      data-testid="pending-left"
      {...(left > 0 ? { role: 'timer' } : {})}
      key={String(left > 0)}
    >
      {left > 0 ? TRAY_WORDS.waitingIn(left) : TRAY_WORDS.waitingStill}
    </span>
  );
}

/**
 * A bet of which nothing is known: the manual check, and after two minutes the customer service
 * (safety D3).
 */
function Unknown({
  intent: { startedAt, summary },
  low,
}: Pick<MoneyState<PlacedBet>, 'intent'> & { readonly low: boolean }) {
  const { clock, money } = usePlatform();
  const isLate = useIsLate(startedAt, clock.now);
  return (
    <Entry
      low={low}
      tone="warn"
      title={<b>{TRAY_WORDS.checking}</b>}
      summary={summary}
      note={isLate ? TRAY_WORDS.late : ''}
    >
      <Button kind="ghost" size="s" onClick={money.checkNow}>
        {TRAY_WORDS.check}
      </Button>
      {isLate ? (
        <StyledWay to={targets.toCustomerService()} data-kind="ghost" data-size="s">
          {TRAY_WORDS.support}
        </StyledWay>
      ) : null}
    </Entry>
  );
}

function Waiting({ state, low }: { readonly state: MoneyState<PlacedBet>; readonly low: boolean }) {
  const { intent } = state;
  const [opened, setOpened] = useState(false);
  if (state.phase === 'unknown') return <Unknown intent={intent} low={low} />;
  const due = state.phase === 'pending' ? verdictDue(state.result?.wagers ?? []) : null;
  return (
    <Entry
      low={low}
      tone="warn"
      title={
        <>
          <b>{TRAY_WORDS.waitingTitle}</b>{' '}
          {due === null ? TRAY_WORDS.waitingStill : <Countdown until={due} />}
        </>
      }
      summary={intent.summary}
      note={low && !opened ? '' : TRAY_WORDS.waitingHint}
    >
      {low ? (
        <Button
          kind="ghost"
          size="s"
          aria-expanded={opened}
          onClick={() => setOpened((was) => !was)}
        >
          {TRAY_WORDS.waitingWhy}
        </Button>
      ) : null}
    </Entry>
  );
}

/**
 * How a bet ended. A good end has been read after some seconds (it stands among the wagers, too):
 * over prices it leaves then, in a page, where that would move what is under it, with the page.
 * What came to nothing stands until it is dismissed.
 */
function End({
  verdict: { key, summary, text, good },
  low,
  onDismiss,
  onLeave,
}: {
  readonly verdict: Verdict;
  readonly low: boolean;
  readonly onDismiss: (key: string) => void;
  readonly onLeave: (key: string) => void;
}) {
  const act = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!good) return undefined;
    let left = READ_SECONDS;
    const timer = setInterval(() => {
      // Nobody reads a page that is not seen; and what the focus is on does not go away under it.
      if (document.visibilityState === 'hidden') return;
      left -= 1;
      if (low && left <= 0 && act.current !== document.activeElement) onLeave(key);
    }, 1_000);
    return () => {
      clearInterval(timer);
      if (left <= 0) onLeave(key);
    };
  }, [good, key, low, onLeave]);
  return (
    <Entry
      low={low}
      tone={good ? 'ok' : 'danger'}
      testId="bet-verdict"
      title={<b>{text}</b>}
      summary={summary}
    >
      <Button ref={act} kind="ghost" size="s" onClick={() => onDismiss(key)}>
        {TRAY_WORDS.dismiss}
      </Button>
    </Entry>
  );
}

/** Props of {@link TrayLines}. */
export interface TrayLinesProps {
  readonly waiting: readonly MoneyState<PlacedBet>[];
  readonly ends: readonly Verdict[];
  /** Over the page, see {@link PendingTray}. */
  readonly over?: 'low' | 'raised' | undefined;
}

/** What waits, then what ended. */
export function TrayLines({ waiting, ends, over }: TrayLinesProps) {
  const { verdicts } = useSportsState();
  const low = over !== undefined;
  const [tray, setTray] = useState<HTMLElement | null>(null);
  useEndRoom(low ? tray : null, OVER_END[over ?? 'low']);
  /** The focus stays in the tray as long as there is one. */
  const dismiss = (key: string): void => {
    verdicts.dismiss(key);
    requestAnimationFrame(() => tray?.querySelector('button')?.focus());
  };
  return (
    <StyledTray data-over={over} ref={setTray}>
      {waiting.length === 0 ? null : (
        <StyledWaiting data-testid="pending-tray">
          {waiting.map((state) => (
            <Waiting key={state.intent.key} state={state} low={low} />
          ))}
        </StyledWaiting>
      )}
      {ends.map((verdict) => (
        <End
          key={verdict.key}
          verdict={verdict}
          low={low}
          onDismiss={dismiss}
          onLeave={verdicts.dismiss}
        />
      ))}
    </StyledTray>
  );
}
