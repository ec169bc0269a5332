import { useState } from 'react';
import type { RewardItem } from '@site/contracts/reward-store';
import { usePlatform } from '@site/platform';
import { Button } from '@site/ui';
import { MoneyNotice } from '../money/MoneyNotice';
import { useOfferMoney } from '../money/use-offer-money';
import { STORE } from '../phrases/clubs';
import { Addresses, useAddresses } from './Addresses';
import { whyNot } from './why-not';

interface RedeemProps {
  readonly item: RewardItem;
  readonly available: number | null;
  readonly onDone: () => void;
}

/** The last step before points are spent: where goods go, and one tap that counts once. */
export function Redeem({ item, available, onDone }: RedeemProps) {
  const { toast } = usePlatform();
  const [wanted, setWanted] = useState<string | null>(null);
  const isGoods = item.kind === 'goods';
  const addresses = useAddresses(isGoods);
  const addressId = wanted ?? addresses.data?.[0]?.addressId ?? null;
  const money = useOfferMoney('redeem', item.itemId, () => {
    toast.show('success', isGoods ? STORE.doneGoods : STORE.done);
    onDone();
  });
  const why = whyNot(item, available);
  const hasNoAddress = isGoods && why === null && addresses.data?.length === 0;
  const submit = (): void =>
    money.submit(
      {
        itemId: item.itemId,
        points: item.points,
        ...(isGoods && addressId !== null ? { addressId } : {}),
      },
      STORE.summary(item.title),
    );
  return (
    <>
      {isGoods && why === null ? <Addresses value={addressId} onChange={setWanted} /> : null}
      <MoneyNotice money={money} testId="redeem" />
      {hasNoAddress ? null : (
        <Button
          block
          loading={money.busy}
          disabled={!money.busy && (why !== null || (isGoods && addressId === null))}
          data-testid="redeem-confirm"
          onClick={submit}
        >
          {why ?? STORE.confirm}
        </Button>
      )}
    </>
  );
}
