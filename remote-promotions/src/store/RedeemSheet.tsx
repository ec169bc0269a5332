import { useState } from 'react';
import styled from 'styled-components';
import { getShippingAddresses } from '@site/contracts/member-profile';
import type { RewardItem } from '@site/contracts/reward-store';
import { addressLine } from '@site/domain/member/address';
import { Link, STALE, targets, useCall, usePlatform } from '@site/platform';
import { Button, FailedState, Notice, Sheet, Skeleton, buttonLook, color, px, radius, type } from '@site/ui';
import { rovingKeys } from '@site/ui/roving';
import { MoneyNotice } from '../money/MoneyNotice';
import { useOfferMoney } from '../money/use-offer-money';
import { STORE } from '../phrases/clubs';

const StyledBody = styled.div`display: grid; gap: ${px(14)}; padding-bottom: ${px(8)}; & > p { font-size: ${type.m}; line-height: 1.6; } small { font-size: ${type.xs}; color: ${color('text-3')}; }`;
const StyledAddresses = styled.div`display: grid; gap: ${px(8)};`;
const StyledAddress = styled.button`
  display: grid; gap: ${px(2)}; min-height: ${px(56)}; padding: ${px(10)} ${px(14)}; border-radius: ${radius.m}; text-align: start; background: ${color('raised')}; box-shadow: inset 0 0 0 1px ${color('line')}; font-size: ${type.s};
  b { font-size: ${type.m}; } &[aria-checked='true'] { background: ${color('brand-soft')}; box-shadow: inset 0 0 0 2px ${color('brand')}; }
`;
const StyledWay = styled(Link)`${buttonLook}`;

const whole = (value: number): string => value.toLocaleString('zh-CN');

/** Where goods go: the default address unless another one is chosen. */
function Addresses({ value, onChange }: { readonly value: string | null; readonly onChange: (addressId: string) => void }) {
  const addresses = useCall(getShippingAddresses, {}, { staleMs: STALE.seconds });
  if (addresses.isPending) return <Skeleton kind="plain" />;
  if (addresses.data === undefined) return <FailedState title={STORE.addressFailed} onRetry={() => void addresses.refetch()} />;
  if (addresses.data.length === 0) return <Notice tone="info">{STORE.addressNone} <StyledWay to={targets.toAddresses()} data-kind="secondary" data-size="s" data-testid="redeem-add-address">{STORE.addressAdd}</StyledWay></Notice>;
  const chosen = value ?? addresses.data[0]?.addressId ?? '';
  return (
    <StyledAddresses role="radiogroup" aria-label={STORE.address} onKeyDown={rovingKeys(addresses.data.map(({ addressId }) => addressId), chosen, onChange)}>
      {addresses.data.map((address) => (
        <StyledAddress key={address.addressId} type="button" role="radio" aria-checked={address.addressId === chosen} tabIndex={address.addressId === chosen ? 0 : -1} data-testid="redeem-address" onClick={() => onChange(address.addressId)}>
          <b>{address.recipientName} {address.phoneNumber}</b><span>{addressLine(address, address.street)}</span>
        </StyledAddress>
      ))}
    </StyledAddresses>
  );
}

interface RedeemProps { readonly item: RewardItem; readonly available: number; readonly onClose: () => void }

function Body({ item, available, onClose }: RedeemProps) {
  const { toast } = usePlatform();
  const [address, setAddress] = useState<string | null>(null);
  const isGoods = item.kind === 'goods';
  const addresses = useCall(getShippingAddresses, {}, { staleMs: STALE.seconds, enabled: isGoods });
  const addressId = address ?? addresses.data?.[0]?.addressId ?? null;
  const money = useOfferMoney('redeem', item.itemId, () => {
    toast.show('success', isGoods ? STORE.doneGoods : STORE.done);
    onClose();
  });
  const submit = (): void => money.submit({ itemId: item.itemId, points: item.points, ...(isGoods && addressId !== null ? { addressId } : {}) }, STORE.summary(item.title));
  return (
    <StyledBody>
      <p>{STORE.ask(item.title, whole(item.points))}</p>
      <small className="num">{STORE.left} {whole(available - item.points)} {STORE.unit} · {STORE.irreversible}</small>
      {isGoods ? <Addresses value={address} onChange={setAddress} /> : null}
      <MoneyNotice money={money} testId="redeem" />
      <Button block loading={money.busy} disabled={isGoods && addressId === null} data-testid="redeem-confirm" onClick={submit}>{STORE.confirm}</Button>
      <Button kind="ghost" block onClick={onClose}>{STORE.cancel}</Button>
    </StyledBody>
  );
}

/** The last look before points are spent. */
export function RedeemSheet({ item, available, onClose }: { readonly item: RewardItem | null; readonly available: number; readonly onClose: () => void }) {
  return <Sheet open={item !== null} onClose={onClose} title={STORE.askTitle} testId="redeem-sheet">{item === null ? null : <Body key={item.itemId} item={item} available={available} onClose={onClose} />}</Sheet>;
}
