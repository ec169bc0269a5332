import { useState } from 'react';
import { isFirstPage, targets, useLocation, useNavigate, useParams, useSearchParams } from '@site/platform';
import { PageBody, Tabs } from '@site/ui';
import { useCategories } from '../api/queries';
import { DetailSheet } from '../detail/DetailSheet';
import { PromoList } from '../list/PromoList';
import { PROMO_TABS, readTab, type PromoTab } from '../list/tabs';
import { PROMO } from '../phrases/zh-cn';

function AddressedDetail() {
  const navigate = useNavigate();
  const location = useLocation();
  const { id } = useParams();
  const [params] = useSearchParams();
  const promoId = id ?? params.get('id');
  if (promoId === null || promoId === '') return null;
  const close = (): void => void (isFirstPage(location.key) ? navigate(targets.toPromotions(), { replace: true }) : navigate(-1));
  return <DetailSheet key={promoId} promoId={promoId} onClose={close} />;
}

/** Promotions: tabs, categories, the list, and the detail over it (R2.5-8). */
export function Page() {
  const [params, setParams] = useSearchParams();
  const tab = readTab(params.get('tab'));
  const [category, setCategory] = useState('all');
  const categories = (useCategories().data ?? []).toSorted((a, b) => a.sort - b.sort).filter(({ code }) => code !== 'all');
  const options = [{ value: 'all', label: PROMO.all }, ...categories.map(({ code, name }) => ({ value: code, label: name, testId: `promo-category-${code}` }))];
  const chooseTab = (next: PromoTab): void => {
    setCategory('all');
    setParams(next === 'promotions' ? {} : { tab: next }, { replace: true });
  };
  return (
    <PageBody>
      <h1 className="vh">{PROMO.title}</h1>
      <Tabs label={PROMO.tabs} options={PROMO_TABS} value={tab} onChange={chooseTab} look="line" />
      {tab === 'promotions' ? <Tabs label={PROMO.categories} options={options} value={category} onChange={setCategory} /> : null}
      <PromoList tab={tab} category={category} />
      <AddressedDetail />
    </PageBody>
  );
}
