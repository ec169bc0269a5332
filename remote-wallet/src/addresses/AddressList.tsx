import { useState } from 'react';
import {
  changeShippingAddress,
  deleteShippingAddress,
  type ShippingAddress,
} from '@site/contracts/member-profile';
import { addressLine } from '@site/domain/member/address';
import type { Outcome } from '@site/domain/errors/app-error';
import { errorText, useSend } from '@site/remote-kit/forms';
import { usePlatform } from '@site/platform';
import { Button, Dialog, EmptyState, Notice, PageBody, Section } from '@site/ui';
import { MapPin } from '@site/ui/more-icons';
import { ADDRESSES } from '../phrases/account';
import { AddressCard } from './AddressCard';
import { addressBodyOf, valuesOf } from './address-form';

/** As many as the server keeps. */
const MOST_ADDRESSES = 5;

interface AddressListProps {
  readonly addresses: readonly ShippingAddress[];
  readonly onEdit: (addressId: string | null) => void;
  readonly onChanged: () => void;
}

/** The member's addresses, the default one first. */
export function AddressList({ addresses, onEdit, onChanged }: AddressListProps) {
  const { api, toast } = usePlatform();
  const { busy, send } = useSend();
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ShippingAddress | null>(null);
  const act = (text: string, call: () => Promise<Outcome<unknown>>): void =>
    void send(async () => {
      const answer = await call();
      setProblem(answer.ok ? null : errorText(answer.error));
      if (answer.ok) toast.show('success', text);
      onChanged();
    });
  const makeDefault = (address: ShippingAddress): void =>
    act(ADDRESSES.saved, () =>
      api.call(changeShippingAddress, {
        params: { addressId: address.addressId },
        body: addressBodyOf({ ...valuesOf(address), isDefault: true }),
      }),
    );
  const remove = (): void => {
    if (leaving === null) return;
    const { addressId } = leaving;
    setLeaving(null);
    act(ADDRESSES.removed, () => api.call(deleteShippingAddress, { params: { addressId } }));
  };
  const isFull = addresses.length >= MOST_ADDRESSES;
  const add = (
    <Button
      block={addresses.length > 0}
      data-testid="address-add"
      disabled={isFull}
      onClick={() => onEdit(null)}
    >
      {ADDRESSES.add}
    </Button>
  );
  if (addresses.length === 0)
    return (
      <EmptyState
        icon={<MapPin />}
        title={ADDRESSES.empty}
        hint={ADDRESSES.emptyHint}
        action={add}
        testId="addresses-empty"
      />
    );
  return (
    <PageBody data-testid="addresses">
      {problem === null ? null : (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <Section
        title={ADDRESSES.title}
        action={<span className="num">{ADDRESSES.count(addresses.length, MOST_ADDRESSES)}</span>}
      >
        {addresses.map((address) => (
          <AddressCard
            key={address.addressId}
            address={address}
            busy={busy}
            onEdit={() => onEdit(address.addressId)}
            onDefault={() => makeDefault(address)}
            onRemove={() => setLeaving(address)}
          />
        ))}
      </Section>
      {isFull ? <Notice role="status">{ADDRESSES.full(MOST_ADDRESSES)}</Notice> : null}
      {add}
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={ADDRESSES.removeTitle}
        testId="address-dialog"
        actions={
          <>
            <Button kind="danger" block data-testid="address-remove-yes" onClick={remove}>
              {ADDRESSES.removeYes}
            </Button>
            <Button kind="ghost" block onClick={() => setLeaving(null)}>
              {ADDRESSES.removeNo}
            </Button>
          </>
        }
      >
        <p>{leaving === null ? '' : addressLine(leaving, leaving.street)}</p>
        <p>{ADDRESSES.removeHint}</p>
      </Dialog>
    </PageBody>
  );
}
