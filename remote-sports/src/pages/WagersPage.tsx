/**
 * /sbtwo/wagers: open and settled wagers of all vendors; loads by itself, whatever the boards do
 * (domain, complaint 3).
 */
import { useEffect, useState } from 'react';
import { Link, usePlatform, useSearchParams, useSession } from '@site/platform';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { PageBody, Tabs, color, depth, later, moreLinkLook, px } from '@site/ui';
import styled from 'styled-components';
import { WAGERS } from '../phrases/wagers';
import { useSportsState, VendorProvider } from '../state/use-sports';
import { PendingTray } from '../wagers/PendingTray';
import { WagerList } from '../wagers/WagerList';
import { WagerPurse } from '../wagers/WagerPurse';

const StyledLink = styled(Link)`
  ${moreLinkLook}
`;
/** A page of the navigation has no title bar: its tabs are its head, its name is in the navigation. */
const StyledPage = styled(PageBody)`
  gap: ${px(8)};
  padding-top: 0;
  /* The line of tabs stays while the list goes by; its days stop below it. */
  --head: calc(${px(48)} + var(--sat));
  --header-height: calc(var(--head) + var(--over, 0px));
  & > [data-part='head'] {
    position: sticky;
    top: var(--over, 0);
    z-index: ${depth.sticky};
    min-height: var(--head);
    padding-top: calc(${px(4)} + var(--sat));
    background: ${color('bg')};
  }
  /* A phone on its side has width to spare and no height: tabs and filters share a line. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    flex-flow: row wrap;
    align-content: flex-start;
    column-gap: 0;
    & > :not([data-part='head'], [data-part='tools']) {
      flex: 0 0 100%;
      min-width: 0;
    }
    & > [data-part='tools'] {
      position: sticky;
      top: var(--over, 0);
      z-index: ${depth.sticky};
      flex: 1;
      padding: calc(${px(4)} + var(--sat)) 0 0 ${px(8)};
      background: ${color('bg')};
    }
  }
`;
const StyledHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${px(8)};
`;

const SlipBar = later(() => import('../bet-slip/SlipBar').then((module) => module.SlipBar));

type Kind = 'open' | 'settled';

/** The wagers page. */
export function Page() {
  const [query, setQuery] = useSearchParams();
  // An alert of a settled wager leads to where it stands now; who looked up a result comes back there.
  const kind: Kind = query.get('kind') === 'settled' ? 'settled' : 'open';
  const { vendorSessions } = useSportsState();
  // Whoever went to the cashier from a slip here finds it open on the way back.
  const [slipOf, showSlip] = useState<OddsVendorId | null>(
    () => ODDS_VENDORS.find((id) => vendorSessions[id].slip.state.get().away) ?? null,
  );
  const platform = usePlatform();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'member')
      void import(/* webpackChunkName: "acts" */ '../bet-slip/edit-kept').then(
        (kept) => kept.tellEditLeft(platform),
        // It is told on the next page.
        () => undefined,
      );
  }, [platform, status]);
  return (
    <>
      <PendingTray />
      <StyledPage>
        <h1 className="vh">{WAGERS.wagers}</h1>
        <StyledHead data-part="head">
          <Tabs
            look="line"
            label={WAGERS.wagers}
            value={kind}
            onChange={(next: Kind) =>
              setQuery(
                (before) => {
                  if (next === 'open') before.delete('kind');
                  else before.set('kind', next);
                  return before;
                },
                { replace: true },
              )
            }
            options={[
              { value: 'open', label: WAGERS.open },
              { value: 'settled', label: WAGERS.settled },
            ]}
          />
          <WagerPurse />
          <StyledLink to="/sbtwo/statement">{WAGERS.statement} ›</StyledLink>
        </StyledHead>
        <WagerList key={kind} kind={kind} onSlip={showSlip} />
      </StyledPage>
      {slipOf === null ? null : (
        <VendorProvider key={slipOf} id={slipOf}>
          <SlipBar raised isForFew />
        </VendorProvider>
      )}
    </>
  );
}
