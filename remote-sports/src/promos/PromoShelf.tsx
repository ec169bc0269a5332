/**
 * Raised prices and popular parlays as one row of cards; nothing where the vendor promotes nothing.
 * A tap puts them on the slip, which asks the vendor about them like about any selection.
 */
import { useEffect } from 'react';
import { totalOdds } from '@site/domain/betting/total-odds';
import type { CartSelection } from '@site/domain/betting/cart';
import { formatShort } from '@site/domain/formatting/date';
import { formatCnyShort } from '@site/domain/money';
import { formatOdds } from '@site/domain/odds/convert';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { jsonKey, usePlatform } from '@site/platform';
import { Section, Tag, color, px, radius, type } from '@site/ui';
import { Odds } from '@site/ui/odds';
import styled from 'styled-components';
import { putAgain } from '../bet-slip/put-again';
import { matchName } from '../board/selection-text';
import { toCartSelection } from '../board/to-cart-selection';
import { AGAIN } from '../phrases/again';
import { BOARD } from '../phrases/board';
import { PROMOS } from '../phrases/promos';
import { useSports } from '../state/use-sports';
import type { PopularParlay, PriceBoost, PromoPick } from '../vendors/promo-model';
import { BOOST_GROUP } from './boost-group';
import { usePromos } from './use-promos';

const CARD_HEIGHT = 160;
const FOOT = 4;
const SHELF_HEIGHT = CARD_HEIGHT + FOOT;

const StyledShelf = styled.ul`
  /* As wide as its place, whatever stands in it: a column of home would grow with it. */
  width: 0;
  min-width: 100%;
  display: flex;
  gap: ${px(10)};
  margin: 0;
  padding: 0 0 ${px(FOOT)};
  overflow-x: auto;
  list-style: none;
  scroll-snap-type: x proximity;
  & > li {
    flex: none;
    width: ${px(232)};
    scroll-snap-align: start;
  }
  button {
    /* What only readers of the screen hear stays inside, or it would widen the page. */
    position: relative;
    display: grid;
    align-content: space-between;
    gap: ${px(6)};
    width: 100%;
    height: ${px(CARD_HEIGHT)};
    padding: ${px(12)};
    font: inherit;
    color: ${color('text')};
    text-align: start;
    cursor: pointer;
    background: ${color('surface')};
    border: 1px solid ${color('line')};
    border-radius: ${radius.m};
  }
  [data-part='top'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${px(8)};
  }
  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small,
  s {
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
`;

const eu = (price: PromoPick['price']): string => formatOdds(price, 'EU').text;
const selectionOf = ({ event, market, selection, price }: PromoPick): CartSelection =>
  toCartSelection(event, market, selection, price);

function BoostCard({ boost }: { readonly boost: PriceBoost }) {
  const { slip } = useSports();
  const { toast } = usePlatform();
  const { pick, plain, boosted, maxStake, until } = boost;
  const selection = { ...selectionOf(pick), selectionGroup: BOOST_GROUP };
  const put = (): void => {
    const { rows } = slip.state.get();
    if (!rows.some((row) => row.selection.selectionId === selection.selectionId)) {
      const replaced = slip.toggle(selection);
      if (replaced !== null)
        toast.show('info', BOARD.replaced, {
          action: { label: BOARD.undo, run: () => slip.undo(replaced) },
        });
    }
    slip.setOpen(true);
  };
  return (
    <button type="button" data-testid="promo-boost" onClick={put}>
      <span data-part="top">
        <Tag tone="gold">{PROMOS.boost}</Tag>
        <span>
          <s className="num" aria-hidden>
            {eu(plain)}
          </s>{' '}
          <span className="vh">{PROMOS.raised(eu(plain), eu(boosted))}</span>
          <span aria-hidden>
            <Odds text={eu(boosted)} />
          </span>
        </span>
      </span>
      <span>
        <b>{selection.selectionName}</b>
        <small>
          {selection.betTypeName} · {matchName(pick.event)}
        </small>
      </span>
      <small className="num">{PROMOS.limit(formatCnyShort(maxStake), formatShort(until))}</small>
    </button>
  );
}

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

/** The shelf of the vendor of the page. */
export function PromoShelf() {
  const { boosts, parlays, isKnown, isAwaited } = usePromos();
  const { vendor } = useSports();
  const { storage } = usePlatform();
  const has = boosts.length + parlays.length > 0;
  useEffect(() => {
    if (isKnown) storage.write(hadSome(vendor.id), has);
  }, [storage, vendor, isKnown, has]);
  if (!has)
    return isAwaited && storage.read(hadSome(vendor.id)) !== false ? (
      <Section title={PROMOS.title}>
        <div className="sk" style={{ height: px(SHELF_HEIGHT) }} aria-hidden="true" />
      </Section>
    ) : null;
  return (
    <Section title={PROMOS.title}>
      <StyledShelf data-testid="promo-shelf" aria-label={PROMOS.title}>
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
