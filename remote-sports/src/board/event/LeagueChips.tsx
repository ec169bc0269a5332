/** Table, meetings and form of the teams, one tap away; what they open comes with that tap. */
import { useState } from 'react';
import { color, later, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { EVENT } from '../../phrases/event';
import type { SportEvent } from '../../vendors/port';
import type { LeagueView } from './LeaguePanel';

const LeagueSheet = later(() => import('./LeaguePanel').then((module) => module.LeagueSheet));

const StyledChips = styled.span`
  display: flex;
  flex: none;
  margin-inline-start: auto;
  /* The finger finds more than is drawn. */
  & > button {
    display: grid;
    place-items: center;
    min-width: max(40px, ${px(44)});
    min-height: max(40px, ${px(40)});
    padding-inline: ${px(2)};
    font-size: ${type.xs};
    font-weight: 650;
    color: ${color('brand-text')};
  }
  [data-part='chip'] {
    padding: ${px(3)} ${px(7)};
    border-radius: ${radius.pill};
    box-shadow: inset 0 0 0 1px ${color('line-strong')};
    background: ${color('surface')};
  }
`;

const CHIPS = ['table', 'meetings', 'home'] as const satisfies readonly LeagueView[];

/** The chips. */
export function LeagueChips({ event }: { readonly event: SportEvent }) {
  const [view, setView] = useState<LeagueView | null>(null);
  return (
    <StyledChips role="group" aria-label={EVENT.panel}>
      {CHIPS.map((chip) => (
        <button
          key={chip}
          type="button"
          data-testid={`league-chip-${chip}`}
          aria-haspopup="dialog"
          onClick={() => setView(chip)}
        >
          <span data-part="chip">{EVENT.chip[chip]}</span>
        </button>
      ))}
      {view === null ? null : (
        <LeagueSheet event={event} view={view} onView={setView} onClose={() => setView(null)} />
      )}
    </StyledChips>
  );
}
