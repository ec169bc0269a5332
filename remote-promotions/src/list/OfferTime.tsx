import { actBy } from '@site/domain/promotions/act-by';
import type { CmsItem } from '@site/domain/promotions/item';
import { usePlatform } from '@site/platform';
import { SkeletonBar } from '@site/ui';
import { useCampaigns } from '../api/queries';
import { PromoTime } from './PromoTime';
import { useEdge } from './use-edge';

type DateRange = CmsItem['dateRange'];

interface ActByProps {
  readonly activity: DateRange | undefined;
  readonly applying: DateRange;
}

/** The time of an offer with a form: of that end which a member must act by, by its name. */
export function ActByTime({ activity, applying }: ActByProps) {
  const { clock } = usePlatform();
  const { of, dateRange } = actBy(activity, applying, clock.now());
  // The other end takes its place.
  useEdge(Date.parse(dateRange.endDate));
  return <PromoTime item={{ dateRange }} of={of} />;
}

interface OfferTimeProps {
  readonly item: Pick<CmsItem, 'dateRange'> & { readonly cmsCampaignId: string | null };
}

function WithForm({ item }: OfferTimeProps) {
  const campaigns = useCampaigns();
  if (campaigns.isPending) return <SkeletonBar width="7em" />;
  const applying = campaigns.data?.find(({ campaignId }) => campaignId === item.cmsCampaignId);
  return applying === undefined ? (
    <PromoTime item={item} of="activity" />
  ) : (
    <ActByTime activity={item.dateRange} applying={applying} />
  );
}

/**
 * How long a promotion can still be had. A visitor is told of the same end as a member, from the
 * first look: the campaigns of a first visit come with its document.
 */
export function OfferTime({ item }: OfferTimeProps) {
  return item.cmsCampaignId === null ? <PromoTime item={item} /> : <WithForm item={item} />;
}
