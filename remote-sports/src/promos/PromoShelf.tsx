/**
 * Raised prices and popular parlays as one row of cards; a word in their place where there are
 * none. A tap puts them on the slip, which asks the vendor about them like about any selection.
 */
import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { totalOdds } from '@site/domain/betting/total-odds';
import { Link, usePlatform } from '@site/platform';
import {
  Button,
  ChevronRight,
  Section,
  Tag,
  color,
  moreLinkLook,
  px,
  radius,
  type,
} from '@site/ui';
import { Odds } from '@site/ui/odds';
import styled from 'styled-components';
import { putAgain, tellSwapped } from '../bet-slip/put-again';
import { boardOf } from '../board/board-place';
import { AGAIN } from '../phrases/again';
import { BOARD } from '../phrases/board';
import { VENDOR_TEXT } from '../phrases/names';
import { PROMOS } from '../phrases/promos';
import { useSports } from '../state/use-sports';
import type { PopularParlay } from '../vendors/promo-model';
import { BoostCard, SHELF_HEIGHT, StyledShelf, selectionOf } from './BoostCard';
import { usePromos } from './use-promos';

const StyledInPlace = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${px(12)};
  border-radius: ${radius.m};
  background: ${color('surface')};
  font-size: ${type.s};
  color: ${color('text-2')};
`;

const StyledMore = styled(Link)`
  ${moreLinkLook}
`;

function ParlayCard({ parlay }: { readonly parlay: PopularParlay }) {
  const { slip } = useSports();
  const platform = usePlatform();
  const selections = parlay.picks.map(selectionOf);
  const put = (): void => {
    const back = putAgain(slip, { selections, mode: 'combo', singles: {}, combos: {} });
    if (back === 'busy') platform.toast.show('error', AGAIN.busy);
    else if (back !== null) tellSwapped(platform, back);
  };
  return (
    <button type="button" data-testid="promo-parlay" onClick={put}>
      <span data-part="top">
        <Tag tone="brand">{PROMOS.parlay(selections.length)}</Tag>
        <span data-part="price">
          <Odds text={totalOdds(parlay.picks.map(({ price }) => price))} />
        </span>
      </span>
      <span>
        {selections.map(({ selectionId, selectionName, homeName, awayName }) => (
          <small key={selectionId}>
            {PROMOS.pick(selectionName, `${homeName} vs ${awayName}`)}
          </small>
        ))}
      </span>
      <small className="num">{PROMOS.members(parlay.members)}</small>
    </button>
  );
}

/** What stands on the shelf; both while nobody knows. */
function titleOf(boosts: number, parlays: number): string {
  if (parlays > 0 === boosts > 0) return PROMOS.both;
  return boosts > 0 ? PROMOS.boosts : PROMOS.parlays;
}

/** Stands where the cards would, as high as they: somebody may be reading what is below. */
function InPlaceOfCards({
  testId,
  ref,
  children,
}: {
  readonly testId: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}) {
  return (
    <StyledInPlace ref={ref} style={{ height: px(SHELF_HEIGHT) }} data-testid={testId}>
      {children}
    </StyledInPlace>
  );
}

/** A shelf with its name and the way to the board that it is of. */
function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { vendor } = useSports();
  return (
    <Section
      title={title}
      action={
        <StyledMore to={boardOf(vendor.id)}>
          {VENDOR_TEXT[vendor.id]}
          <ChevronRight aria-hidden />
        </StyledMore>
      }
    >
      {children}
    </Section>
  );
}

/** Nothing is promoted: a place that is still below the screen is given up, no other. */
function EmptyShelf() {
  const ref = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(false);
  useLayoutEffect(() => {
    const place = ref.current;
    if (place !== null) setBelow(place.getBoundingClientRect().top > innerHeight);
  }, []);
  return isBelow ? null : (
    <Shelf title={PROMOS.both}>
      <InPlaceOfCards testId="promos-none" ref={ref}>
        <span>{PROMOS.none}</span>
      </InPlaceOfCards>
    </Shelf>
  );
}

/** The shelf of the vendor around it. */
export function PromoShelf() {
  const { boosts, parlays, isAwaited, isLost, isResting, retry } = usePromos();
  const { vendor } = useSports();
  const title = titleOf(boosts.length, parlays.length);
  if (boosts.length + parlays.length > 0)
    return (
      <Shelf title={title}>
        <StyledShelf data-testid="promo-shelf" data-bleeds aria-label={title}>
          {boosts.map((boost) => (
            <li key={boost.pick.selection.id}>
              <BoostCard boost={boost} />
            </li>
          ))}
          {parlays.map((parlay) => (
            <li key={parlay.id}>
              <ParlayCard parlay={parlay} />
            </li>
          ))}
        </StyledShelf>
      </Shelf>
    );
  if (isAwaited)
    return (
      <Shelf title={title}>
        <div className="sk" style={{ height: px(SHELF_HEIGHT) }} aria-hidden="true" />
      </Shelf>
    );
  if (!isLost) return <EmptyShelf />;
  return (
    <Shelf title={title}>
      <InPlaceOfCards testId="promos-lost">
        <span role="status">
          {isResting ? BOARD.maintenanceTitle(VENDOR_TEXT[vendor.id]) : PROMOS.lost}
        </span>
        {/* Asking a vendor that rests brings nothing. */}
        {isResting ? null : (
          <Button kind="ghost" size="s" onClick={retry}>
            {PROMOS.retry}
          </Button>
        )}
      </InPlaceOfCards>
    </Shelf>
  );
}
