/**
 * The vendor rests and the member stays: what is so, and the vendors that work. The board comes
 * back by itself.
 */
import { isResting } from '@site/domain/vendors/maintenance';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { Link, usePlatform, useStateView } from '@site/platform';
import { EmptyState, Settings, buttonLook } from '@site/ui';
import styled from 'styled-components';
import { board as copy } from '../phrases/board';
import { vendorText } from '../phrases/names';
import { useVendorId } from '../state/use-sports';
import { boardOf, useBoardPlace } from './board-place';

const StyledLink = styled(Link)`
  ${buttonLook}
`;

export function VendorRests() {
  const { maintenance } = usePlatform();
  const state = useStateView(maintenance.state);
  const vendor = useVendorId();
  const { demo } = useBoardPlace();
  const others = ODDS_VENDORS.filter((other) => other !== vendor && !isResting(state, other));
  return (
    <EmptyState
      icon={<Settings />}
      title={copy.restTitle(vendorText[vendor])}
      hint={copy.restHint}
      testId="vendor-rests"
      action={others.map((other) => (
        <StyledLink
          key={other}
          data-kind="secondary"
          data-size="s"
          to={boardOf(other, demo)}
          replace
        >
          {copy.goToVendor(vendorText[other])}
        </StyledLink>
      ))}
    />
  );
}
