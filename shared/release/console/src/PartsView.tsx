import styled from 'styled-components';
import type { ConsoleState } from '@site/contracts/releases/console';
import type { Ask } from './Confirm';
import { HostCard } from './HostCard';
import { Acts } from './looks';
import { PartCard } from './PartCard';
import { mayHere } from './roles';

const StyledGrid = styled.div`
  display: grid;
  gap: 14px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr));
  align-items: start;
  section {
    margin: 0;
  }
`;
const ORDER = { critical: 0, standard: 1, seasonal: 2 } as const;

/** What is live, part by part: the ones that matter most first. */
export function PartsView({
  state,
  onAsk,
}: {
  readonly state: ConsoleState;
  readonly onAsk: (ask: Ask) => void;
}) {
  const parts = state.parts.toSorted(
    (a, b) => ORDER[a.tier] - ORDER[b.tier] || a.name.localeCompare(b.name),
  );
  return (
    <StyledGrid>
      <Acts disabled={!mayHere(state, 'promote', 'host')}>
        <HostCard host={state.host} onAsk={onAsk} />
      </Acts>
      {parts.map((part) => (
        <Acts key={part.name} disabled={!mayHere(state, 'promote', part.name)}>
          <PartCard part={part} now={state.now} onAsk={onAsk} />
        </Acts>
      ))}
    </StyledGrid>
  );
}
