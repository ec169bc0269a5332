/**
 * Raised prices and popular parlays as one row of cards; nothing where the vendor promotes nothing.
 * A tap puts them on the slip, which asks the vendor about them like about any selection.
 */
import { useEffect } from 'react';
import { totalOdds } from '@site/domain/betting/total-odds';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { jsonKey, usePlatform } from '@site/platform';
import { Button, Section, Tag, color, px, radius, type } from '@site/ui';
import { Odds } from '@site/ui/odds';
import styled from 'styled-components';
import { putAgain } from '../bet-slip/put-again';
import { AGAIN } from '../phrases/again';
import { PROMOS } from '../phrases/promos';
import { useSports } from '../state/use-sports';
import type { PopularParlay } from '../vendors/promo-model';
import { BoostCard, SHELF_HEIGHT, StyledShelf, selectionOf } from './BoostCard';
import { usePromos } from './use-promos';

const StyledLost = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${px(12)};
  border-radius: ${radius.m};
  background: ${color('surface')};
  font-size: ${type.s};
  color: ${color('text-2')};
`;

function ParlayCard({ parlay }: { readonly parlay: PopularParlay }) {
  const { slip } = useSports();
  const { toast } = usePlatform();
  const selections = parlay.picks.map(selectionOf);
  const put = (): void => {
    const back = putAgain(slip, { selections, mode: 'combo', singles: {}, combos: {} });
    if (back === 'busy') toast.show('error', AGAIN.busy);
    else if (back !== null)
      toast.show('info', AGAIN.swapped, { action: { label: AGAIN.undo, run: back } });
  };
  return (
    <button type="button" data-testid="promo-parlay" onClick={put}>
      <span data-part="top">
        <Tag tone="brand">{PROMOS.parlay(selections.length)}</Tag>
        <Odds text={totalOdds(parlay.picks.map(({ price }) => price))} />
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

/** Whether the vendor promoted anything when it was asked last: only then a place is kept. */
const hadSome = (vendor: OddsVendorId) =>
  jsonKey<boolean>(`sports/shelf.${vendor}`, 'local', 'never', 1, (value) =>
    typeof value === 'boolean' ? value : null,
  );

/** What stands on the shelf; both while nobody knows. */
function titleOf(boosts: number, parlays: number): string {
  if (parlays > 0 === boosts > 0) return PROMOS.both;
  return boosts > 0 ? PROMOS.boosts : PROMOS.parlays;
}

/** The shelf of the vendor of the page. */
export function PromoShelf() {
  const { boosts, parlays, isKnown, isAwaited, isLost, retry } = usePromos();
  const { vendor } = useSports();
  const { storage } = usePlatform();
  const has = boosts.length + parlays.length > 0;
  const title = titleOf(boosts.length, parlays.length);
  useEffect(() => {
    if (isKnown) storage.write(hadSome(vendor.id), has);
  }, [storage, vendor, isKnown, has]);
  if (!has) {
    if (!(isAwaited || isLost) || storage.read(hadSome(vendor.id)) === false) return null;
    return (
      <Section title={title}>
        {isLost && !isAwaited ? (
          // As high as what was awaited here: somebody may be reading what is below.
          <StyledLost style={{ height: px(SHELF_HEIGHT) }} data-testid="promos-lost">
            <span role="status">{PROMOS.lost}</span>
            <Button kind="ghost" size="s" onClick={retry}>
              {PROMOS.retry}
            </Button>
          </StyledLost>
        ) : (
          <div className="sk" style={{ height: px(SHELF_HEIGHT) }} aria-hidden="true" />
        )}
      </Section>
    );
  }
  return (
    <Section title={title}>
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
    </Section>
  );
}
