/** One sheet: every state of a component, or the one that the address names. */
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import type { Sheet } from './sheet';

const StyledSheet = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${px(16)};
  padding: ${px(16)};
  min-width: 0;
  h1 small {
    margin-inline-start: ${px(8)};
    font-size: ${type.s};
    font-weight: 400;
    color: ${color('text-2')};
  }
`;
const StyledState = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${px(8)};
  min-width: 0;
  & > h2 {
    font-size: ${type.xs};
    font-weight: 400;
    color: ${color('text-3')};
    padding-bottom: ${px(4)};
    border-bottom: 1px dashed ${color('line-strong')};
  }
`;

/** States of a sheet that has none of this name are all of them. */
function shownOf(sheet: Sheet, state: string | null): Sheet['states'] {
  const named = state === null ? undefined : sheet.states[state];
  if (state !== null && named !== undefined) return { [state]: named };
  const all = Object.entries(sheet.states);
  return Object.fromEntries(sheet.covers === true ? all.slice(0, 1) : all);
}

/** The sheet. */
export function SheetPage({
  sheet,
  state,
}: {
  readonly sheet: Sheet;
  readonly state: string | null;
}) {
  return (
    <StyledSheet className="site-column" data-testid="sheet">
      <h1>
        {sheet.name}
        <small>{sheet.about}</small>
      </h1>
      {Object.entries(shownOf(sheet, state)).map(([name, draw]) => (
        <StyledState key={name} aria-label={name} data-state={name}>
          <h2>{name}</h2>
          {draw()}
        </StyledState>
      ))}
    </StyledSheet>
  );
}
