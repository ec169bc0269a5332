import {
  promotionScreen,
  PROMOTION_TABS,
  type PromotionScreenFact,
  type PromotionTab,
} from '@site/domain/promotions/screen-state';
import { useEffect, useState, type ComponentType } from 'react';
import {
  isFirstPage,
  targets,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from '@site/platform';
import { PageBody, Tabs, loadSheet, px, type TabOption } from '@site/ui';
import styled from 'styled-components';
import { DetailSheet } from '../detail/DetailSheet';
import { useWaitingGiftCount } from '../gifts/use-waiting-gifts';
import { readScreen, writeScreen } from '../list/screen';
import { CountBadge } from '../news/CountBadge';
import { GIFTS } from '../phrases/applied';
import { PROMO } from '../phrases/zh-cn';
import { AppliedTab } from '../tabs/AppliedTab';
import { DailyTab } from '../tabs/DailyTab';
import { FreeBetsTab } from '../tabs/FreeBetsTab';
import { GeneralTab } from '../tabs/GeneralTab';
import { RebateTab } from '../tabs/RebateTab';
import type { TabProps } from '../tabs/tab-props';

/** The list, its pictures and what the host fetches late are here by then, on a slow phone, too. */
const SHEET_AFTER_MS = 6_000;

/** Beside its words, in the room that the tab has at its end: no row is longer for it. */
const StyledCount = styled.span`
  display: inline-flex;
  margin-inline: ${px(-3)} ${px(-10)};
`;

/** Five tabs stand side by side on each phone: the last one, with its number, is not cut. */
const StyledTabs = styled.div`
  [role='tablist'] {
    gap: ${px(2)};
  }
`;

const LABELS: Readonly<Record<PromotionTab, string>> = {
  Promotions: PROMO.tabPromotions,
  DailyDeals: PROMO.tabDaily,
  FreeBets: PROMO.tabFree,
  Rebate: PROMO.tabRebate,
  Applied: PROMO.tabApplied,
};
const BODIES: Readonly<Record<PromotionTab, ComponentType<TabProps>>> = {
  Promotions: GeneralTab,
  DailyDeals: DailyTab,
  FreeBets: FreeBetsTab,
  Rebate: RebateTab,
  Applied: AppliedTab,
};
const TABS = PROMOTION_TABS.map((value) => ({
  value,
  label: LABELS[value],
  testId: `promo-tab-${value.toLowerCase()}`,
}));

/** The tabs; the last one says how many gifts wait behind it. */
const tabsWith = (gifts: number): readonly TabOption<PromotionTab>[] =>
  gifts === 0
    ? TABS
    : TABS.map((tab) =>
        tab.value !== 'Applied'
          ? tab
          : {
              ...tab,
              label: (
                <>
                  {tab.label}
                  <StyledCount>
                    <CountBadge count={gifts} />
                  </StyledCount>
                  <span className="vh">{GIFTS.waiting(gifts)}</span>
                </>
              ),
            },
      );

/** The promotion that the address names: its own page over the list, with the way back to it. */
function AddressedDetail({ promoId }: { readonly promoId: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const close = (): void =>
    void (isFirstPage(location.key)
      ? navigate(targets.toPromotions(), { replace: true })
      : navigate(-1));
  return <DetailSheet key={promoId} promoId={promoId} onClose={close} />;
}

/**
 * Promotions: tabs, sub tabs, categories, and the detail over the list; its state lives in the
 * address (R2.5-8).
 */
export function Page() {
  const [params, setParams] = useSearchParams();
  const { id } = useParams();
  const promoId = id ?? params.get('id') ?? '';
  // The address of a detail does not name the list: the one that it was opened from stays behind it, with its place and focus.
  const [list, setList] = useState(id === undefined ? params : null);
  if (id === undefined && String(list) !== String(params)) setList(params);
  const screen = readScreen(list ?? params, promoId !== '');
  const tell = (fact: PromotionScreenFact): void =>
    setParams(writeScreen(promotionScreen(screen, fact)), { replace: true });
  // Who taps an offer without a network finds its sheet; the first page comes before it.
  useEffect(() => {
    const timer = setTimeout(() => void loadSheet(), SHEET_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const Body = BODIES[screen.tab];
  const gifts = useWaitingGiftCount() ?? 0;
  return (
    <PageBody data-testid="promotions" data-tab={screen.tab}>
      <h1 className="vh">{PROMO.title}</h1>
      <StyledTabs>
        <Tabs
          label={PROMO.tabs}
          options={tabsWith(gifts)}
          value={screen.tab}
          onChange={(tab) => tell({ type: 'tab-chosen', tab })}
          look="line"
        />
      </StyledTabs>
      <Body screen={screen} tell={tell} />
      {promoId === '' ? null : <AddressedDetail promoId={promoId} />}
    </PageBody>
  );
}
