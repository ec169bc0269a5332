import { ALL_CATEGORIES, type PromotionScreen } from '@site/domain/promotions/screen-state';
import { Segmented, Tabs } from '@site/ui';
import { useCategories } from '../api/queries';
import { CampaignList } from './CampaignList';
import { PartnerList } from './PartnerList';
import { PromoList } from '../list/PromoList';
import { subTabOf } from '../list/screen';
import type { TabProps } from './tab-props';
import { PROMO } from '../phrases/zh-cn';

const PARTS = [
  { value: 'offers', label: PROMO.partOffers, testId: 'promo-part-offers' },
  { value: 'campaigns', label: PROMO.partCampaigns, testId: 'promo-part-campaigns' },
  { value: 'partners', label: PROMO.partPartners, testId: 'promo-part-partners' },
] as const;

function Offers({
  category,
  onCategory,
}: {
  readonly category: PromotionScreen['category'];
  readonly onCategory: (category: string) => void;
}) {
  const categories = (useCategories().data ?? [])
    .toSorted((a, b) => a.sort - b.sort)
    .filter(({ code }) => code !== ALL_CATEGORIES);
  const options = [
    { value: ALL_CATEGORIES, label: PROMO.all, testId: 'promo-category-all' },
    ...categories.map(({ code, name }) => ({
      value: code,
      label: name,
      testId: `promo-category-${code}`,
    })),
  ];
  // A category that the editors took away shows everything.
  const shown = options.some(({ value }) => value === category) ? category : ALL_CATEGORIES;
  return (
    <>
      <Tabs label={PROMO.categories} options={options} value={shown} onChange={onCategory} />
      <PromoList mainType="General" category={shown} />
    </>
  );
}

/** Promotions of every kind, campaigns to enrol in, offers of partners. */
export function GeneralTab({ screen, tell }: TabProps) {
  const part = subTabOf(screen, 'Promotions');
  return (
    <>
      <Segmented
        label={PROMO.parts}
        options={PARTS}
        value={part ?? 'offers'}
        onChange={(subTab) => tell({ type: 'sub-tab-chosen', subTab })}
      />
      {part === 'campaigns' ? (
        <CampaignList />
      ) : part === 'partners' ? (
        <PartnerList />
      ) : (
        <Offers
          category={screen.category}
          onCategory={(category) => tell({ type: 'category-chosen', category })}
        />
      )}
    </>
  );
}
