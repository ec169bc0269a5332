/** Lists before they are there, in their final size, and lists that did not come. */
import styled from 'styled-components';
import { ReadFailed } from '@site/remote-kit/failed';
import { Section, copy, px } from '@site/ui';
import type { GameListRead } from '../api/queries';
import { LOBBY } from '../phrases/lobby';
import { StyledRow } from './GameShelf';
import { CARD_GAP, CARD_HEIGHT } from './card-look';

const StyledGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${px(CARD_GAP)};
  & > .sk {
    height: ${px(CARD_HEIGHT)};
  }
`;
const CELLS = 9;
const IN_ROW = 4;

/** A grid on its way. */
export function WaitingGrid() {
  return (
    <StyledGrid role="status" aria-busy="true" data-testid="waiting-games">
      <span className="vh">{copy.loading}</span>
      {Array.from({ length: CELLS }, (_, at) => (
        <div key={at} className="sk" />
      ))}
    </StyledGrid>
  );
}

/** Rows on their way, under the titles they will have. */
export function WaitingShelves({ titles }: { readonly titles: readonly string[] }) {
  return (
    <div role="status" aria-busy="true" data-testid="waiting-games" style={{ display: 'contents' }}>
      <span className="vh">{copy.loading}</span>
      {titles.map((title) => (
        <Section key={title} title={title}>
          <StyledRow>
            {Array.from({ length: IN_ROW }, (_, at) => (
              <li key={at} className="sk" aria-hidden="true" />
            ))}
          </StyledRow>
        </Section>
      ))}
    </div>
  );
}

/** A list that failed, or took longer than reads may (the next try joins what is still on its way). */
export function FailedGames({
  read,
  title = LOBBY.failed,
}: {
  readonly read: GameListRead;
  readonly title?: string;
}) {
  return read.failure === 'slow' ? (
    <ReadFailed
      why={read.error}
      title={LOBBY.slow}
      hint={LOBBY.slowHint}
      onRetry={read.retry}
      testId="games-slow"
    />
  ) : (
    <ReadFailed
      why={read.error}
      title={title}
      hint={LOBBY.failedHint}
      onRetry={read.retry}
      testId="games-failed"
    />
  );
}
