/**
 * A raised price as a card: from which price, up to which stake, until when; a tap puts it on the
 * slip.
 */
import type { CartSelection } from '@site/domain/betting/cart';
import { formatShort } from '@site/domain/formatting/date';
import { formatCnyShort } from '@site/domain/money';
import { formatOdds } from '@site/domain/odds/convert';
import { usePlatform } from '@site/platform';
import { Tag, color, px, radius, space, type } from '@site/ui';
import { Odds } from '@site/ui/odds';
import styled from 'styled-components';
import { matchName } from '../board/selection-text';
import { toCartSelection } from '../board/to-cart-selection';
import { BOARD } from '../phrases/board';
import { PROMOS } from '../phrases/promos';
import { useSlip, useSports } from '../state/use-sports';
import type { PriceBoost, PromoPick } from '../vendors/promo-model';
import { BOOST_GROUP } from './boost-group';

const CARD_HEIGHT = 160;
const FOOT = 4;
/** Height of the shelf in the 375 wide design. */
export const SHELF_HEIGHT = CARD_HEIGHT + FOOT;

/** A row of cards. */
export const StyledShelf = styled.ul`
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
  /* To the edges of home, so that a card which is cut shows that there is more. */
  &[data-bleeds] {
    min-width: calc(100% + 2 * ${space[3]});
    margin-inline: calc(-1 * ${space[3]});
    padding-inline: ${space[3]};
    scroll-padding-inline: ${space[3]};
  }
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
  button[aria-pressed='true'] {
    background: ${color('brand-soft')};
    border-color: ${color('brand')};
  }
  [data-part='top'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${px(8)};
  }
  /* What a tap takes looks like it; the card is as high as before. */
  [data-part='price'] {
    display: inline-flex;
    align-items: center;
    gap: ${px(6)};
    min-height: ${px(40)};
    padding-inline: ${px(14)};
    border-radius: ${radius.s};
    background: ${color('raised')};
    box-shadow: inset 0 0 0 1px ${color('line-strong')};
    font-size: ${type.l};
    font-weight: 700;
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

/** What a promoted pick is on the slip. */
export const selectionOf = ({ event, market, selection, price }: PromoPick): CartSelection =>
  toCartSelection(event, market, selection, price);
const eu = (price: PromoPick['price']): string => formatOdds(price, 'EU').text;

/** The card. */
export function BoostCard({ boost }: { readonly boost: PriceBoost }) {
  const { slip } = useSports();
  const { rows } = useSlip();
  const { toast } = usePlatform();
  const { pick, plain, boosted, maxStake, until } = boost;
  const selection = { ...selectionOf(pick), selectionGroup: BOOST_GROUP };
  const isOnSlip = rows.some((row) => row.selection.selectionId === selection.selectionId);
  const put = (): void => {
    if (!isOnSlip) {
      const replaced = slip.toggle(selection);
      if (replaced !== null)
        toast.show('info', BOARD.replaced, {
          action: { label: BOARD.undo, run: () => slip.undo(replaced) },
        });
    }
    slip.setOpen(true);
  };
  return (
    <button type="button" data-testid="promo-boost" aria-pressed={isOnSlip} onClick={put}>
      <span data-part="top">
        <Tag tone="gold">{PROMOS.boost}</Tag>
        <span data-part="price">
          <s className="num" aria-hidden>
            {eu(plain)}
          </s>
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
