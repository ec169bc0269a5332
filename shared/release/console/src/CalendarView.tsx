import { useState } from 'react';
import styled from 'styled-components';
import type { ConsoleState, ConsoleWindow } from '@site/contracts/releases/console';
import type { Ask } from './Confirm';
import { useSaid, useWords } from './language';
import { Acts, Button, Card, Code, Row, Soft, Tag, Warning } from './looks';
import { PlanForm } from './PlanForm';
import { mayHere } from './roles';
import { Timeline } from './Timeline';
import { beijing } from './times';

const TONES = {
  none: 'plain',
  before: 'warn',
  running: 'good',
  grace: 'warn',
  ended: 'plain',
  killed: 'bad',
} as const;
const StyledWindow = styled(Card)`
  display: grid;
  gap: 6px;
`;

function Window({
  window,
  onAsk,
  onMove,
}: {
  readonly window: ConsoleWindow;
  readonly onAsk: (ask: Ask) => void;
  readonly onMove: () => void;
}) {
  const {
    name,
    season,
    title,
    id,
    version,
    from,
    until,
    revealAt,
    priority,
    graceMinutes,
    phase,
    embargoed,
    shown,
  } = window;
  const words = useWords().calendar;
  const isOver = phase === 'ended' || phase === 'killed';
  return (
    <StyledWindow data-testid={`console-window-${season}-${id}`} aria-label={season}>
      <Row>
        <h2>{season}</h2>
        <Soft lang="zh-CN">{title}</Soft>
        <Tag $tone={TONES[phase]}>{words.phases[phase]}</Tag>
        {shown ? <Tag $tone="good">{words.onSite}</Tag> : null}
        {embargoed ? <Tag $tone="warn">{words.embargo(beijing(revealAt ?? from))}</Tag> : null}
      </Row>
      <p>
        {words.from(beijing(from), beijing(until))}{' '}
        <Soft>{words.more(id, priority, graceMinutes)}</Soft>
      </p>
      <Code>{version}</Code>
      <Row>
        <Button onClick={onMove}>{isOver ? words.again : words.move}</Button>
        {isOver || embargoed ? null : (
          <Button
            $kind="bad"
            onClick={() =>
              onAsk({
                title: words.endTitle(season),
                order: { verb: 'kill-window', name, id },
                isBad: true,
              })
            }
          >
            {words.end}
          </Button>
        )}
        <Button
          onClick={() =>
            onAsk({
              title: words.takeOutTitle(season),
              order: { verb: 'unschedule', name, id },
            })
          }
        >
          {words.takeOut}
        </Button>
      </Row>
    </StyledWindow>
  );
}

/** The plan of the seasons: what runs when, what is wrong with it, and changing it. */
export function CalendarView({
  state,
  onAsk,
}: {
  readonly state: ConsoleState;
  readonly onAsk: (ask: Ask) => void;
}) {
  const words = useWords().calendar;
  const saidIn = useSaid();
  const [moving, setMoving] = useState<ConsoleWindow | null>(null);
  const rank = { running: 0, grace: 1, before: 2, none: 3, killed: 4, ended: 5 } as const;
  const windows = state.calendar.toSorted(
    (a, b) => rank[a.phase] - rank[b.phase] || Date.parse(a.from) - Date.parse(b.from),
  );
  // What was ended by hand stays in sight until it would have been over.
  const isPast = ({ phase, until }: ConsoleWindow): boolean =>
    phase === 'ended' || (phase === 'killed' && Date.parse(until) <= state.now);
  const past = windows.filter(isPast);
  const shown = (window: ConsoleWindow) => (
    <Acts key={`${window.name}/${window.id}`} disabled={!mayHere(state, 'schedule', window.name)}>
      <Window window={window} onAsk={onAsk} onMove={() => setMoving(window)} />
    </Acts>
  );
  return (
    <>
      {state.warnings.map((warning) => (
        <Warning key={warning.en} data-testid="console-warning">
          {saidIn(warning)}
        </Warning>
      ))}
      <Timeline windows={state.calendar} now={state.now} />
      <PlanForm
        key={moving === null ? 'new' : `${moving.name}/${moving.id}`}
        state={state}
        moving={moving}
        onAsk={onAsk}
      />
      {windows.filter((window) => !isPast(window)).map(shown)}
      {past.length === 0 ? null : (
        <details data-testid="console-past">
          <summary>{words.past(past.length)}</summary>
          {past.map(shown)}
        </details>
      )}
    </>
  );
}
