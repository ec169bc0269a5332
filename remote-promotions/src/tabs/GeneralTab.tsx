import { ALL_CATEGORIES } from '@site/domain/promotions/screen-state';
import { Tabs } from '@site/ui';
import { useCategories } from '../api/queries';
import { CampaignList } from './CampaignList';
import { PartnerList } from './PartnerList';
import { PromoList } from '../list/PromoList';
import { subTabOf } from '../list/screen';
import type { TabProps } from './tab-props';
import { PROMO } from '../phrases/zh-cn';

/** What stands beside the categories; no code of a category begins so. */
const PART = 'part:';
const PARTS = [
  { value: `${PART}campaigns`, label: PROMO.partCampaigns, testId: 'promo-part-campaigns' },
  { value: `${PART}partners`, label: PROMO.partPartners, testId: 'promo-part-partners' },
];

/** Promotions by category, campaigns to enrol in, offers of partners: one row of chips for all. */
export function GeneralTab({ screen, tell }: TabProps) {
  const part = subTabOf(screen, 'Promotions');
  const categories = (useCategories().data ?? [])
    .toSorted((a, b) => a.sort - b.sort)
    .filter(({ code }) => code !== ALL_CATEGORIES);
  const options = [
    { value: ALL_CATEGORIES, label: PROMO.all, testId: 'promo-category-all' },
    ...PARTS,
    ...categories.map(({ code, name }) => ({
      value: code,
      label: name,
      testId: `promo-category-${code}`,
    })),
  ];
  // A category that the editors took away shows everything.
  const category = options.some(({ value }) => value === screen.category)
    ? screen.category
    : ALL_CATEGORIES;
  return (
    <>
      <Tabs
        label={PROMO.categories}
        options={options}
        value={part === 'campaigns' || part === 'partners' ? PART + part : category}
        onChange={(value) =>
          tell(
            value.startsWith(PART)
              ? { type: 'sub-tab-chosen', subTab: value.slice(PART.length) }
              : { type: 'category-chosen', category: value },
          )
        }
      />
      {part === 'campaigns' ? (
        <CampaignList />
      ) : part === 'partners' ? (
        <PartnerList />
      ) : (
        <PromoList mainType="General" category={category} />
      )}
    </>
  );
}
