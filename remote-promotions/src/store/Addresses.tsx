import styled from 'styled-components';
import { getShippingAddresses } from '@site/contracts/member-profile';
import { addressLine } from '@site/domain/member/address';
import { Link, STALE, targets, useCall } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { SkeletonBar, buttonLook, color, px, radius, type } from '@site/ui';
import { rovingKeys } from '@site/ui/roving';
import { STORE } from '../phrases/clubs';

const StyledAddresses = styled.div`
  display: grid;
  gap: ${px(8)};
`;
const StyledAddress = styled.button`
  display: grid;
  gap: ${px(2)};
  min-height: ${px(56)};
  padding: ${px(10)} ${px(14)};
  border-radius: ${radius.m};
  text-align: start;
  background: ${color('raised')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  font-size: ${type.s};
  b {
    font-size: ${type.m};
  }
  &[aria-checked='true'] {
    background: ${color('brand-soft')};
    box-shadow: inset 0 0 0 2px ${color('brand')};
  }
`;
const StyledNone = styled.div`
  display: grid;
  gap: ${px(10)};
  font-size: ${type.s};
  color: ${color('text-2')};
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** The member's addresses; asked by the sheet and by its list, answered once. */
export const useAddresses = (enabled: boolean) =>
  useCall(getShippingAddresses, {}, { staleMs: STALE.seconds, enabled });

/** Where goods go: the default address unless another one is chosen. */
export function Addresses({
  value,
  onChange,
}: {
  readonly value: string | null;
  readonly onChange: (addressId: string) => void;
}) {
  const addresses = useAddresses(true);
  if (addresses.isPending) return <SkeletonBar height={px(56)} />;
  if (addresses.data === undefined)
    return (
      <ReadFailed
        title={STORE.addressFailed}
        why={addresses.error}
        onRetry={() => void addresses.refetch()}
      />
    );
  if (addresses.data.length === 0)
    return (
      <StyledNone>
        <p>{STORE.addressNone}</p>
        <StyledWay
          to={targets.toAddresses()}
          data-kind="secondary"
          data-block="true"
          data-testid="redeem-add-address"
        >
          {STORE.addressAdd}
        </StyledWay>
      </StyledNone>
    );
  return (
    <StyledAddresses
      role="radiogroup"
      aria-label={STORE.address}
      onKeyDown={rovingKeys(
        addresses.data.map(({ addressId }) => addressId),
        value ?? '',
        onChange,
      )}
    >
      {addresses.data.map((address) => (
        <StyledAddress
          key={address.addressId}
          type="button"
          role="radio"
          aria-checked={address.addressId === value}
          tabIndex={address.addressId === value ? 0 : -1}
          data-testid="redeem-address"
          onClick={() => onChange(address.addressId)}
        >
          <b>
            {address.recipientName} {address.phoneNumber}
          </b>
          <span>{addressLine(address, address.street)}</span>
        </StyledAddress>
      ))}
    </StyledAddresses>
  );
}
