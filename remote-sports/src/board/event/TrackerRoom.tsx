/** The tracker in its room, which stands before the tracker's code is there. */
import { later } from '@site/ui';
import styled from 'styled-components';
import type { LiveInfo, SportEvent } from '../../vendors/port';
import { PANEL_HEIGHT, TRACKER_HEIGHT, useTrackerOpen } from './tracker-room';

const MatchTracker = later(() => import('./MatchTracker').then((module) => module.MatchTracker));

const StyledRoom = styled.div`
  &:empty {
    height: ${TRACKER_HEIGHT};
  }
  &[data-open]:empty {
    height: calc(${TRACKER_HEIGHT} + ${PANEL_HEIGHT});
  }
`;

/** See above. */
export function TrackerRoom({
  event,
  live,
}: {
  readonly event: SportEvent;
  readonly live: LiveInfo;
}) {
  const [isOpen, toggle] = useTrackerOpen();
  return (
    <StyledRoom data-open={isOpen || undefined}>
      <MatchTracker event={event} live={live} isOpen={isOpen} onToggle={toggle} />
    </StyledRoom>
  );
}
