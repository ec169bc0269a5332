import { usePlatform } from '@site/platform';
import { Button, EmptyState, FailedState, IconButton, Sheet, Skeleton } from '@site/ui';
import { Share2 } from '@site/ui/more-icons';
import { shareContent } from '@site/ui/share';
import { usePromotion } from '../api/queries';
import { PROMO } from '../phrases/zh-cn';
import { OfferButton } from './OfferButton';
import { DetailBody } from './DetailBody';

interface DetailSheetProps {
  readonly promoId: string;
  readonly onClose: () => void;
}

function useShare(title: string): () => Promise<void> {
  const { toast } = usePlatform();
  return async () => {
    const share = typeof navigator.share === 'function' ? (data: ShareData) => navigator.share(data) : undefined;
    const outcome = await shareContent({ title, text: title, url: window.location.href }, { ...(share === undefined ? {} : { share }), clipboard: navigator.clipboard });
    if (outcome === 'copied') toast.show('success', PROMO.shared);
    if (outcome === 'manual') toast.show('info', PROMO.shareFailed);
  };
}

/** One promotion over the list, at its own address; back leads to the list again. */
export function DetailSheet({ promoId, onClose }: DetailSheetProps) {
  const promotion = usePromotion(promoId);
  const item = promotion.data;
  const share = useShare(item?.promoTitle ?? PROMO.title);
  const reason = promotion.error?.reason;
  const missing = (reason?.kind === 'api' || reason?.kind === 'http') && reason.status === 404;
  return (
    <Sheet
      open onClose={onClose} full ownAddress title={item?.promoTitle ?? PROMO.title} testId="promo-detail"
      head={<IconButton label={PROMO.share} icon={<Share2 aria-hidden="true" />} onClick={() => void share()} />}
      footer={item === undefined ? undefined : <OfferButton item={item} />}
    >
      {promotion.isPending ? <Skeleton kind="article" /> : null}
      {promotion.isError && missing ? <EmptyState title={PROMO.missing} hint={PROMO.missingHint} action={<Button kind="secondary" onClick={onClose}>{PROMO.showAll}</Button>} /> : null}
      {promotion.isError && !missing ? <FailedState title={PROMO.detailFailed} onRetry={() => void promotion.refetch()} /> : null}
      {item === undefined ? null : <DetailBody promotion={item} />}
    </Sheet>
  );
}
