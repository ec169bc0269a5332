/** A board of home that could not be read, or says nothing for long. */
import { useEffect, useState } from 'react';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { Link, targets } from '@site/platform';
import { Button, Notice, buttonLook, px } from '@site/ui';
import styled from 'styled-components';
import { useVendorMaintenance } from '../board/use-vendor-maintenance';
import { HOME } from '../phrases/home';
import { VENDOR_TEXT } from '../phrases/names';
import { useSports } from '../state/use-sports';

/** A board that says nothing for so long is told to be awaited; its feed goes on asking. */
const LATE_MS = 3_000;

const StyledLost = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${px(8)};
  & > span {
    margin-inline-end: auto;
  }
`;
const StyledOther = styled(Link)`
  ${buttonLook}
`;

/** The prices could not be read: that, once more, and the boards of the others. */
export function LostBoard({ onRetry }: { readonly onRetry: () => void }) {
  const { vendor } = useSports();
  // A vendor under maintenance is asked now and then, and its board comes back by itself.
  const rests = useVendorMaintenance();
  const name = VENDOR_TEXT[vendor.id];
  return (
    <Notice tone="warn" role="status" testId="hot-lost">
      <StyledLost>
        <span>{rests ? HOME.rests(name) : HOME.lost(name)}</span>
        {rests ? null : (
          <Button kind="ghost" size="s" onClick={onRetry}>
            {HOME.retry}
          </Button>
        )}
        {ODDS_VENDORS.filter((id) => id !== vendor.id).map((id) => (
          <StyledOther key={id} data-kind="ghost" data-size="s" to={targets.toSports(id)}>
            {VENDOR_TEXT[id]}
          </StyledOther>
        ))}
      </StyledLost>
    </Notice>
  );
}

/** True once the first word is late; at once after another try. */
export function useIsLate(isAwaited: boolean, wasLate: boolean): boolean {
  const [isLate, setLate] = useState(wasLate);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return isAwaited && isLate;
}
