/** The tracker in its room, which stands before the tracker's code is there. */
import { later } from '@site/ui';
import styled from 'styled-components';
import type { LiveInfo, SportEvent } from '../../vendors/port';
import { useHealth } from '../board-context';
import { useBoardPlace } from '../board-place';
import {
  PANEL_HEIGHT,
  TRACKER_HEIGHT,
  useTrackerPanel,
  WIDE,
  WIDE_PANEL_HEIGHT,
} from './tracker-room';

const MatchTracker = later(() => import('./MatchTracker').then((module) => module.MatchTracker));

const StyledRoom = styled.div`
  &:empty {
    height: ${TRACKER_HEIGHT};
  }
  &[data-panel='table']:empty {
    height: calc(${TRACKER_HEIGHT} + ${PANEL_HEIGHT.table});
  }
  &[data-panel='course']:empty {
    height: calc(${TRACKER_HEIGHT} + ${PANEL_HEIGHT.course});
  }
  ${WIDE} {
    &[data-panel]:empty {
      height: calc(${TRACKER_HEIGHT} + ${WIDE_PANEL_HEIGHT});
    }
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
  const { base } = useBoardPlace();
  const trackId = `${base}/${event.id}`;
  const isLost = useHealth() !== 'live';
  const [panel, toggle] = useTrackerPanel(live.clock);
  return (
    <StyledRoom data-panel={panel}>
      <MatchTracker
        trackId={trackId}
        event={event}
        live={live}
        isLost={isLost}
        panel={panel}
        onToggle={toggle}
      />
    </StyledRoom>
  );
}
