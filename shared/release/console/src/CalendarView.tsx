import { useState } from 'react';
import styled from 'styled-components';
import type { ConsoleState, ConsoleWindow } from '@site/contracts/releases/console';
import type { Ask } from './Confirm';
import { Acts, Button, Card, Code, Row, Soft, Tag, Warning } from './looks';
import { PlanForm } from './PlanForm';
import { mayHere } from './roles';
import { Timeline } from './Timeline';
import { beijing } from './times';

const PHASES = {
  none: ['–', 'plain'],
  before: ['to come', 'warn'],
  running: ['running', 'good'],
  grace: ['just over', 'warn'],
  ended: ['over', 'plain'],
  killed: ['off', 'bad'],
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
  const [label, tone] = PHASES[phase];
  const isOver = phase === 'ended' || phase === 'killed';
  return (
    <StyledWindow data-testid={`console-window-${season}-${id}`} aria-label={season}>
      <Row>
        <h2>{season}</h2>
        <Soft lang="zh-CN">{title}</Soft>
        <Tag $tone={tone}>{label}</Tag>
        {shown ? <Tag $tone="good">on the site now</Tag> : null}
        {embargoed ? <Tag $tone="warn">under embargo until {beijing(revealAt ?? from)}</Tag> : null}
      </Row>
      <p>
        {beijing(from)} until {beijing(until)}{' '}
        <Soft>
          Beijing time, window {id}, priority {priority}, grace {graceMinutes} min
        </Soft>
      </p>
      <Code>{version}</Code>
      <Row>
        <Button onClick={onMove}>{isOver ? 'Plan again' : 'Move'}</Button>
        {isOver || embargoed ? null : (
          <Button
            $kind="bad"
            onClick={() =>
              onAsk({
                title: `End ${season} at once`,
                order: { verb: 'kill-window', name, id },
                isBad: true,
              })
            }
          >
            End at once
          </Button>
        )}
        <Button
          onClick={() =>
            onAsk({
              title: `Take ${season} out of the plan`,
              order: { verb: 'unschedule', name, id },
            })
          }
        >
          Take out
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
  const [moving, setMoving] = useState<ConsoleWindow | null>(null);
  const rank = { running: 0, grace: 1, before: 2, none: 3, killed: 4, ended: 5 } as const;
  const windows = state.calendar.toSorted(
    (a, b) => rank[a.phase] - rank[b.phase] || Date.parse(a.from) - Date.parse(b.from),
  );
  return (
    <>
      {state.warnings.map((warning) => (
        <Warning key={warning} data-testid="console-warning">
          {warning}
        </Warning>
      ))}
      <Timeline windows={state.calendar} now={state.now} />
      <PlanForm
        key={moving === null ? 'new' : `${moving.name}/${moving.id}`}
        state={state}
        moving={moving}
        onAsk={onAsk}
      />
      {windows.map((window) => (
        <Acts
          key={`${window.name}/${window.id}`}
          disabled={!mayHere(state, 'schedule', window.name)}
        >
          <Window window={window} onAsk={onAsk} onMove={() => setMoving(window)} />
        </Acts>
      ))}
    </>
  );
}
