import styled from 'styled-components';
import type { ListedPromotion } from '@site/contracts/promotion';
import { formatCnyShort } from '@site/domain/money';
import { timeShown } from '@site/domain/promotions/item';
import { offerFacts, type OfferTerms } from '@site/domain/promotions/offer-facts';
import { Link, targets, usePlatform } from '@site/platform';
import { Clock, Tag, color, px, radius, type } from '@site/ui';
import { PROMO } from '../phrases/zh-cn';
import type { PromoMark } from './marks';
import { OfferTime } from './OfferTime';
import { PromoArt } from './PromoArt';

const StyledRow = styled(Link)`
  display: grid;
  grid-template-columns: ${px(96)} minmax(0, 1fr);
  align-items: center;
  gap: ${px(12)};
  min-height: ${px(99)};
  padding: ${px(6)} ${px(12)} ${px(6)} ${px(8)};
  border-radius: ${radius.l};
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  &:active {
    transform: scale(0.99);
  }
  /* Wide pictures leave their left to words; what they show stands at the right. */
  img {
    object-position: 100% 50%;
  }
  .art {
    border-radius: ${radius.m};
    overflow: hidden;
  }
`;
const StyledText = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${px(2)};
  min-width: 0;
  b {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: ${type.l};
    font-weight: 650;
    line-height: 1.35;
  }
  .value {
    font-size: ${type.s};
    font-weight: 650;
    color: ${color('gold-text')};
  }
  small {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: ${px(2)} ${px(6)};
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
  .about {
    /* A line ends where a clause does, if one does: no last sign stands alone in the next. */
    word-break: keep-all;
    overflow-wrap: anywhere;
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .time {
    display: inline-flex;
    align-items: center;
    gap: ${px(4)};
    margin-inline-end: auto;
  }
  svg {
    width: ${px(14)};
    height: ${px(14)};
  }
`;

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ');

const NO_TERMS = { percent: null, most: null, pool: null, least: null, turnover: null } as const;

type FactsProps = Pick<ListedPromotion, 'promoTitle' | 'summary'> & {
  readonly terms: OfferTerms | null;
};

/**
 * What a promotion is worth, and what it asks: two lines. Where nothing is to be paid in, what it
 * is about stands in its place.
 */
function Facts({ terms, promoTitle, summary }: FactsProps) {
  const { percent, most, pool, least, turnover } = terms === null ? NO_TERMS : offerFacts(terms);
  const worth = joined([
    // A title often ends in it; the line below would say it again.
    percent === null || promoTitle.endsWith(` ${percent}%`) ? null : `${percent}%`,
    most === null ? null : PROMO.most(formatCnyShort(most)),
    pool === null ? null : PROMO.pool(formatCnyShort(pool)),
  ]);
  const asks = joined([
    least === null ? null : PROMO.least[least.by](formatCnyShort(least.amount)),
    turnover === null ? null : PROMO.turnover(turnover, terms?.turnoverBase),
    least !== null || summary === '' ? null : summary,
  ]);
  return (
    <>
      {worth === '' ? null : <span className="value num">{worth}</span>}
      {asks === '' ? null : <small className="about num">{asks}</small>}
    </>
  );
}

interface PromoRowProps {
  readonly item: ListedPromotion;
  /** Terms of what the member may take of it now; null without it. */
  readonly offer: OfferTerms | null;
  readonly mark: PromoMark | null;
  readonly eager: boolean;
  /** Drawn with its own height from the start. */
  readonly near: boolean;
  /** The end that stands over the list already, epoch ms. */
  readonly saidEnd?: number | undefined;
}

/** An end of a day may be written as its last second. */
const SAME_END_MS = 1_000;

/** A promotion of the list: its picture, what it is worth, what it asks and when it ends. */
export function PromoRow({ item, offer, mark, eager, near, saidEnd }: PromoRowProps) {
  const { promoId, promoTitle, promoImage, isSticky, labels, summary } = item;
  const { clock } = usePlatform();
  const shown = timeShown(item, clock.now());
  const isSaid =
    saidEnd !== undefined &&
    'edge' in shown &&
    shown.isBegun &&
    Math.abs(shown.edge - saidEnd) <= SAME_END_MS;
  return (
    <StyledRow
      to={targets.toPromotion(promoId)}
      data-testid="promo-card"
      data-promo-id={promoId}
      data-near={near || undefined}
    >
      <span className="art">
        <PromoArt id={promoId} src={promoImage} ratio="6 / 5" eager={eager} />
      </span>
      <StyledText>
        <b>{promoTitle}</b>
        <Facts terms={offer ?? item.bonusTerms} promoTitle={promoTitle} summary={summary} />
        <small>
          {isSaid ? null : (
            <span className="time">
              <Clock aria-hidden="true" />
              <span>
                <OfferTime item={item} />
              </span>
            </span>
          )}
          {mark !== null ? (
            <span data-testid="promo-mark">
              <Tag tone={mark.tone}>{mark.text}</Tag>
            </span>
          ) : isSticky ? (
            <Tag tone="gold">{PROMO.sticky}</Tag>
          ) : (
            labels.slice(0, 1).map((label) => (
              <Tag key={label} tone="brand">
                {label}
              </Tag>
            ))
          )}
        </small>
      </StyledText>
    </StyledRow>
  );
}
