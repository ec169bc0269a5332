/** A match is not in the feed: it is over, or never was. Where to go from here. */
import { SPORT } from '@site/domain/reference/sports';
import { Link } from '@site/platform';
import { EmptyState, buttonLook } from '@site/ui';
import { SportGlyph } from '@site/ui/sport-glyphs';
import styled from 'styled-components';
import { EVENT } from '../../phrases/event';
import type { SportEvent } from '../../vendors/port';
import { useBoardPlace } from '../board-place';
import { useResultAddress } from './last-seen';

const StyledLink = styled(Link)`
  ${buttonLook}
`;

/** Props of {@link MatchGone}. */
export interface MatchGoneProps {
  readonly eventId: string;
  /** As this page saw it last; where that was in play, its result is what is asked for. */
  readonly event?: SportEvent;
}

/** See above. */
export function MatchGone({ eventId, event }: MatchGoneProps) {
  const isOver = event !== undefined && event.live !== null;
  const { base } = useBoardPlace();
  const results = useResultAddress(eventId, event);
  const toBoard = (
    <StyledLink data-kind={isOver ? 'secondary' : 'primary'} to={base} replace>
      {EVENT.toBoard}
    </StyledLink>
  );
  const toResults = (
    <StyledLink data-kind={isOver ? 'primary' : 'secondary'} to={results}>
      {EVENT.toResults}
    </StyledLink>
  );
  return (
    <EmptyState
      icon={<SportGlyph sportId={event?.sportId ?? SPORT.SOCCER} />}
      title={isOver ? EVENT.over : EVENT.gone}
      hint={isOver ? EVENT.overHint : EVENT.goneHint}
      testId="event-gone"
      action={
        <>
          {isOver ? toResults : toBoard} {isOver ? toBoard : toResults}
        </>
      }
    />
  );
}
