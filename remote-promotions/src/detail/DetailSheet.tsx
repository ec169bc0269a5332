import styled from 'styled-components';
import { isPromotionVisible } from '@site/domain/promotions/item';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, targets, useLocation, usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { useOffline } from '@site/remote-kit/use-offline';
import { usePageTitle } from '@site/remote-kit/page-title';
import { EmptyState, IconButton, Lock, Notice, Sheet, Skeleton, buttonLook, px } from '@site/ui';
import { Share2 } from '@site/ui/more-icons';
import { shareContent } from '@site/ui/share';
import { usePromotion } from '../api/promotions';
import { useMemberOffers, usePromotions } from '../api/queries';
import { PROMO } from '../phrases/zh-cn';
import { OfferButton } from './OfferButton';
import { DetailBody, StyledBody } from './DetailBody';
import { ListedDetail } from './ListedDetail';
import { TermLines } from './TermLines';
import { useIsOnSide } from './use-is-on-side';

const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** The button, and on a phone on its side, where it has half of the sheet, the terms below it. */
const StyledFoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${px(12)};
`;

interface DetailSheetProps {
  readonly promoId: string;
  readonly onClose: () => void;
}

function useShare(title: string): () => Promise<void> {
  const { toast } = usePlatform();
  return async () => {
    const share =
      typeof navigator.share === 'function'
        ? (data: ShareData) => navigator.share(data)
        : undefined;
    const outcome = await shareContent(
      { title, text: title, url: window.location.href },
      { ...(share === undefined ? {} : { share }), clipboard: navigator.clipboard },
    );
    if (outcome === 'copied') toast.show('success', PROMO.shared);
    if (outcome === 'manual') toast.show('info', PROMO.shareFailed);
  };
}

/** One promotion over the list, at its own address; back leads to the list again. */
export function DetailSheet({ promoId, onClose }: DetailSheetProps) {
  const promotion = usePromotion(promoId);
  const item = promotion.data;
  const share = useShare(item?.promoTitle ?? PROMO.title);
  const reason = promotion.lost?.reason;
  const { pathname, search } = useLocation();
  const own = useMemberOffers();
  // The CMS answers for every id; who may see it is the rule of the lists (§4.4).
  const isHidden = item !== undefined && !isPromotionVisible(item, own.side);
  const isWaiting = promotion.isPending || (isHidden && own.side.signedIn && own.isOpen);
  const isMissing = isHidden
    ? own.side.signedIn
    : (reason?.kind === 'api' || reason?.kind === 'http') && reason.status === 404;
  const shown = isHidden ? undefined : item;
  const isOnSide = useIsOnSide();
  const isOffline = useOffline();
  // What its row said stands until the rest has come.
  const listed = usePromotions().data?.find((one) => one.promoId === promoId);
  const row = listed !== undefined && isPromotionVisible(listed, own.side) ? listed : undefined;
  const isAbsent = isWaiting || (promotion.lost !== null && !isMissing);
  const rest =
    promotion.lost !== null ? (
      <ReadFailed title={PROMO.detailFailed} why={promotion.lost} onRetry={promotion.retry} />
    ) : (
      <>
        {isOffline ? <Notice role="status">{PROMO.whenOnline}</Notice> : null}
        {/* Without a network nothing is on its way. */}
        {isOffline && row !== undefined ? null : <Skeleton kind="article" />}
      </>
    );
  usePageTitle(shown?.promoTitle ?? null);
  return (
    <Sheet
      open
      onClose={onClose}
      full
      ownAddress
      title={(shown ?? (isAbsent ? row : undefined))?.promoTitle ?? PROMO.title}
      testId="promo-detail"
      head={
        <IconButton
          label={PROMO.share}
          icon={<Share2 aria-hidden="true" />}
          onClick={() => void share()}
        />
      }
      footer={
        shown === undefined ? undefined : (
          <StyledFoot>
            <OfferButton item={shown} />
            {isOnSide ? <TermLines promotion={shown} /> : null}
          </StyledFoot>
        )
      }
    >
      {!isAbsent ? null : row === undefined ? (
        <StyledBody>{rest}</StyledBody>
      ) : (
        <ListedDetail item={row} own={own}>
          {rest}
        </ListedDetail>
      )}
      {isMissing && !isWaiting ? (
        <EmptyState
          title={PROMO.missing}
          hint={isHidden ? PROMO.notYours : PROMO.missingHint}
          action={
            <StyledWay to={targets.toPromotions()} replace data-kind="secondary">
              {PROMO.showAll}
            </StyledWay>
          }
          testId="promo-missing"
        />
      ) : null}
      {isHidden && !own.side.signedIn ? (
        <EmptyState
          icon={<Lock />}
          title={PROMO.members}
          hint={PROMO.membersHint}
          action={
            <StyledWay to={loginAddress(pathname, search)} replace data-kind="primary">
              {PROMO.loginDo}
            </StyledWay>
          }
          testId="promo-members"
        />
      ) : null}
      {shown === undefined ? null : <DetailBody promotion={shown} termsBeside={isOnSide} />}
    </Sheet>
  );
}
