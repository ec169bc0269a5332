/** The lines of the tray. Loaded when something waits or has just ended. */
import { useState, type ReactNode } from 'react';
import { verdictDue } from '@site/domain/betting/verdict-due';
import { Link, targets, usePlatform } from '@site/platform';
import type { MoneyState } from '@site/domain/money-action/machine';
import {
  Button,
  Notice,
  buttonLook,
  color,
  depth,
  px,
  radius,
  shadow,
  useIsLate,
  useLeft,
} from '@site/ui';
import styled from 'styled-components';
import { useEndRoom } from '../bet-slip/end-room';
import { WAGERS } from '../phrases/wagers';
import { useSportsState } from '../state/use-sports';
import type { PlacedBet } from '../vendors/port';
import type { Verdict } from './verdicts';

/** Where it begins over a page, px of the design from the end of the screen: above the slip's bar. */
const OVER_END = { low: 70, raised: 128 } as const;

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
  &[data-over='raised'] {
    bottom: calc(${px(OVER_END.raised)} + var(--sab));
  }
`;

const StyledWaiting = styled.div`
  display: grid;
  gap: ${px(8)};
`;

/** The sides of a foot: what is to be known, then what can be done. */
const StyledFoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(8)};
  min-height: ${px(44)};
  & > span {
    flex: 1;
    min-width: 0;
  }
  [data-size='s'] {
    flex: none;
  }
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
      {left > 0 ? WAGERS.waitingIn(left) : WAGERS.waitingStill}
    </span>
  );
}

/**
 * A bet in the tray. Whatever its words come to be, it is as high: its name, what was bet, and a
 * foot with the room of two lines and of a button. What stands under the tray is never moved by it.
 */
function Entry({
  title,
  summary,
  note,
  tone,
  testId,
  children,
}: {
  readonly title: ReactNode;
  readonly summary: string;
  readonly note?: string;
  readonly tone: 'ok' | 'warn' | 'danger';
  readonly testId?: string;
  /** Acts of its foot. */
  readonly children?: ReactNode;
}) {
  return (
    <Notice tone={tone} role="status" {...(testId === undefined ? {} : { testId })}>
      {title}
      <br />
      {summary}
      <StyledFoot>
        <span>{note}</span>
        {children}
      </StyledFoot>
    </Notice>
  );
}

/**
 * A bet of which nothing is known: the manual check, and after two minutes the customer service
 * (safety D3).
 */
function Unknown({ intent: { startedAt, summary } }: Pick<MoneyState<PlacedBet>, 'intent'>) {
  const { clock, money } = usePlatform();
  const isLate = useIsLate(startedAt, clock.now);
  return (
    <Entry
      tone="warn"
      title={<b>{WAGERS.checking}</b>}
      summary={summary}
      note={isLate ? WAGERS.late : ''}
    >
      <Button kind="ghost" size="s" onClick={money.checkNow}>
        {WAGERS.check}
      </Button>
      {isLate ? (
        <StyledWay to={targets.toCustomerService()} data-kind="ghost" data-size="s">
          {WAGERS.support}
        </StyledWay>
      ) : null}
    </Entry>
  );
}

function Waiting({ state }: { readonly state: MoneyState<PlacedBet> }) {
  const { intent } = state;
  if (state.phase === 'unknown') return <Unknown intent={intent} />;
  const due = state.phase === 'pending' ? verdictDue(state.result?.wagers ?? []) : null;
  return (
    <Entry
      tone="warn"
      title={
        <>
          <b>{WAGERS.waitingTitle}</b>{' '}
          {due === null ? WAGERS.waitingStill : <Countdown until={due} />}
        </>
      }
      summary={intent.summary}
      note={WAGERS.waitingHint}
    />
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
  const [tray, setTray] = useState<HTMLElement | null>(null);
  useEndRoom(over === undefined ? null : tray, OVER_END[over ?? 'low']);
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
            <Waiting key={state.intent.key} state={state} />
          ))}
        </StyledWaiting>
      )}
      {ends.map(({ key, summary, text, good }) => (
        <Entry
          key={key}
          tone={good ? 'ok' : 'danger'}
          testId="bet-verdict"
          title={<b>{text}</b>}
          summary={summary}
        >
          <Button kind="ghost" size="s" onClick={() => dismiss(key)}>
            {WAGERS.dismiss}
          </Button>
        </Entry>
      ))}
    </StyledTray>
  );
}
