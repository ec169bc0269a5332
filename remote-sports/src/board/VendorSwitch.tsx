/**
 * The three vendors on top of their boards; those that rest say so. The shell records which was
 * visited last (R2.2-4).
 */
import { isInMaintenance } from '@site/domain/vendors/maintenance';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { Link, usePlatform, useStateView } from '@site/platform';
import { color, px, radius, shadow, type } from '@site/ui';
import styled from 'styled-components';
import { BOARD } from '../phrases/board';
import { VENDOR_SHORT, VENDOR_TEXT } from '../phrases/names';

const StyledSwitch = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${px(2)};
  flex: 1;
  min-width: 0;
  padding: ${px(2)};
  border-radius: ${radius.m};
  background: ${color('sunken')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  & > a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${px(4)};
    min-height: ${px(40)};
    padding: 0 ${px(4)};
    border-radius: ${px(8)};
    font-size: ${type.s};
    font-weight: 650;
    color: ${color('text-2')};
    white-space: nowrap;
  }
  &[data-short] {
    grid-auto-columns: minmax(40px, 1fr);
    min-width: max-content;
  }
  &[data-short] > a {
    flex-direction: column;
    gap: 0;
    min-height: max(36px, ${px(34)});
    padding: 0;
    line-height: 1.2;
  }
  & > a[aria-current] {
    background: ${color('raised')};
    color: ${color('brand-text')};
    box-shadow:
      ${shadow.low},
      inset 0 0 0 1px ${color('line')};
  }
  small {
    padding: 0 ${px(4)};
    border-radius: ${px(4)};
    background: ${color('warn-soft')};
    color: ${color('warn')};
    font-size: ${type.xxs};
    font-weight: 600;
    line-height: 1.6;
  }
`;

/** Props of {@link VendorSwitch}. */
export interface VendorSwitchProps {
  readonly value: OddsVendorId;
  /** Address of a vendor's page of this kind. */
  readonly to: (vendor: OddsVendorId) => string;
  /** Tools stand in the same row. */
  readonly isShort?: boolean;
}

/** The switch. */
export function VendorSwitch({ value, to, isShort = false }: VendorSwitchProps) {
  const { maintenance } = usePlatform();
  const state = useStateView(maintenance.state);
  return (
    <StyledSwitch aria-label={BOARD.vendors} data-short={isShort || undefined}>
      {ODDS_VENDORS.map((vendor) => (
        <Link
          key={vendor}
          to={to(vendor)}
          replace
          data-testid={`vendor-${vendor}`}
          aria-current={vendor === value ? 'page' : undefined}
        >
          {(isShort ? VENDOR_SHORT : VENDOR_TEXT)[vendor]}
          {isInMaintenance(state, vendor) ? <small>{BOARD.inMaintenance}</small> : null}
        </Link>
      ))}
    </StyledSwitch>
  );
}
