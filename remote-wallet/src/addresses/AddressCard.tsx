import styled from 'styled-components';
import type { ShippingAddress } from '@site/contracts/member-profile';
import { addressLine } from '@site/domain/member/address';
import { Button, Card, Tag, color, px, type } from '@site/ui';
import { ADDRESSES } from '../phrases/account';

const StyledHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(8)};
  font-size: ${type.l};
  b {
    font-weight: 650;
  }
  span.num {
    color: ${color('text-2')};
  }
`;
const StyledLine = styled.p`
  margin-top: ${px(6)};
  font-size: ${type.m};
  line-height: 1.6;
  color: ${color('text-2')};
  overflow-wrap: anywhere;
`;
const StyledActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${px(8)};
  margin-top: ${px(12)};
  padding-top: ${px(12)};
  border-top: 1px solid ${color('line')};
  button {
    min-height: ${px(44)};
  }
`;

interface AddressCardProps {
  readonly address: ShippingAddress;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

/** One address as the server masked it, and what can be done with it. */
export function AddressCard({ address, busy, onEdit, onDefault, onRemove }: AddressCardProps) {
  const named = { 'aria-describedby': `address-${address.addressId}` };
  return (
    <Card as="article" data-testid="address-card" data-default={address.isDefault}>
      <StyledHead id={`address-${address.addressId}`}>
        <b>{address.recipientName}</b>
        <span className="num">{address.phoneNumber}</span>
        {address.isDefault ? <Tag tone="brand">{ADDRESSES.isDefault}</Tag> : null}
      </StyledHead>
      <StyledLine>
        {addressLine(address, address.street)}
        {address.zipCode === '' ? '' : ` ${address.zipCode}`}
      </StyledLine>
      <StyledActs>
        <Button {...named} kind="ghost" size="s" data-testid="address-change" onClick={onEdit}>
          {ADDRESSES.change}
        </Button>
        {address.isDefault ? null : (
          <Button
            {...named}
            kind="ghost"
            size="s"
            loading={busy}
            data-testid="address-make-default"
            onClick={onDefault}
          >
            {ADDRESSES.makeDefault}
          </Button>
        )}
        <Button {...named} kind="danger" size="s" data-testid="address-remove" onClick={onRemove}>
          {ADDRESSES.remove}
        </Button>
      </StyledActs>
    </Card>
  );
}
