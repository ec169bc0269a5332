/**
 * The vendor is under maintenance and the member stays: what is so, and the vendors that work. The
 * board comes back by itself.
 */
import { isInMaintenance } from '@site/domain/vendors/maintenance';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { Link, usePlatform, useStateView } from '@site/platform';
import { EmptyState, Settings, buttonLook } from '@site/ui';
import styled from 'styled-components';
import { BOARD } from '../phrases/board';
import { BOARD_EMPTY } from '../phrases/board-empty';
import { VENDOR_TEXT } from '../phrases/names';
import { useVendorId } from '../state/use-sports';
import { boardOf, useBoardPlace } from './board-place';

const StyledLink = styled(Link)`
  ${buttonLook}
`;

export function VendorMaintenanceNotice() {
  const { maintenance } = usePlatform();
  const state = useStateView(maintenance.state);
  const vendor = useVendorId();
  const { demo } = useBoardPlace();
  const others = ODDS_VENDORS.filter((other) => other !== vendor && !isInMaintenance(state, other));
  return (
    <EmptyState
      icon={<Settings />}
      title={BOARD.maintenanceTitle(VENDOR_TEXT[vendor])}
      hint={BOARD_EMPTY.maintenanceHint}
      testId="vendor-rests"
      action={others.map((other) => (
        <StyledLink
          key={other}
          data-kind="secondary"
          data-size="s"
          to={boardOf(other, demo)}
          replace
        >
          {BOARD_EMPTY.goToVendor(VENDOR_TEXT[other])}
        </StyledLink>
      ))}
    />
  );
}
