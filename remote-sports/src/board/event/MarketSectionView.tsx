/** One section of an event's markets: opens and closes, laid out as its bet type is read. */
import { useState, type ReactNode } from 'react';
import { BET_TYPE, isEuOnly } from '@site/domain/betting/bet-types';
import { Button, Card, ChevronDown, color, px, type } from '@site/ui';
import { Star } from '@site/ui/more-icons';
import styled from 'styled-components';
import { BOARD } from '../../phrases/board';
import { EVENT } from '../../phrases/event';
import { betTypeText, SIDE_TEXT } from '../../phrases/names';
import { useOddsType } from '../../state/use-sports';
import type { Market, Selection, SportEvent } from '../../vendors/port';
import { useBoard } from '../board-context';
import { OddsCell, type OddsCellProps } from '../OddsCell';
import { TrendButton } from '../../history/TrendButton';
import { useRunners } from '../use-runners';
import { cappedOf, scoreColumns, type MarketSection } from './market-groups';

const StyledSection = styled(Card)`
  padding: 0;
  & > div {
    display: grid;
    gap: ${px(6)};
    padding: 0 ${px(10)} ${px(10)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: max(40px, ${px(44)});
  }
  & > header {
    display: flex;
  }
  & > header > .name {
    flex: 1;
    min-width: 0;
  }
  & > header > .pin {
    display: grid;
    place-items: center;
    width: ${px(44)};
    color: ${color('text-3')};
  }
  & > header > .pin[aria-pressed='true'] {
    color: ${color('gold')};
  }
  & > header > .pin[aria-pressed='true'] > .star {
    fill: currentColor;
  }
  & > header > .pin > .star {
    width: ${px(16)};
    height: ${px(16)};
  }
  & > div[data-columns='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  p {
    display: grid;
    place-items: center;
    text-align: center;
    font-size: ${type.xs};
    color: ${color('text-2')};
    line-height: 1.3;
    overflow: hidden;
  }
  & > div[data-heads] {
    grid-template-rows: ${px(26)};
  }
  & > div > [data-wide] {
    grid-column: 1 / -1;
    height: max(40px, ${px(44)});
  }
  ul {
    display: grid;
    gap: ${px(6)};
    grid-auto-rows: max(40px, ${px(44)});
    align-content: start;
    grid-row: 2;
  }
  & > div[data-scores] {
    grid-auto-rows: auto;
  }
`;
const StyledHead = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${px(44)};
  padding: 0 ${px(12)};
  font-size: ${type.m};
  font-weight: 650;
  text-align: start;
  & > span {
    flex: 1;
  }
  sup {
    margin-inline-start: ${px(2)};
    font-size: ${type.xxs};
    color: ${color('gold-text')};
  }
  & > small {
    margin-inline-end: ${px(6)};
    font-size: ${type.xs};
    font-weight: 500;
    color: ${color('text-3')};
  }
  & > svg {
    width: ${px(18)};
    height: ${px(18)};
    color: ${color('text-3')};
  }
  &[aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
`;

/** Cells of every market of a section. */
function cells(
  event: SportEvent,
  markets: readonly Market[],
  look: NonNullable<OddsCellProps['look']>,
): ReactNode {
  return markets.flatMap((market) =>
    market.selections.map((selection) => (
      <OddsCell
        key={selection.id}
        event={event}
        market={market}
        selection={selection}
        look={look}
      />
    )),
  );
}

/** Runners of a field, the likeliest first. */
function Field({ event, market }: { readonly event: SportEvent; readonly market: Market }) {
  return (
    <div>
      {useRunners(market).map((selection) => (
        <OddsCell
          key={selection.id}
          event={event}
          market={market}
          selection={selection}
          look="named"
        />
      ))}
    </div>
  );
}

/** Lines side by side under the names of the two sides. */
function Lines({
  event,
  section,
}: {
  readonly event: SportEvent;
  readonly section: MarketSection;
}) {
  const [first, second] =
    section.betType === BET_TYPE.OVER_UNDER
      ? [SIDE_TEXT.over, SIDE_TEXT.under]
      : [event.homeName, event.awayName];
  return (
    <div data-heads>
      <p>{first}</p>
      <p>{second}</p>
      {cells(event, section.markets, 'wide')}
    </div>
  );
}

/** Exact scores of one market by who wins; prices at the vendor's highest are folded. */
function ScoreGrid({ event, market }: { readonly event: SportEvent; readonly market: Market }) {
  const { prices } = useBoard();
  const [isUnfolded, setUnfolded] = useState(false);
  // What is folded is settled when the market appears: nothing leaves under a finger.
  const [capped] = useState(() => cappedOf(market.selections, prices.get));
  const shown = isUnfolded
    ? market.selections
    : market.selections.filter(({ id }) => !capped.has(id));
  const { home, draw, away, rest } = scoreColumns(shown);
  const column = (selections: readonly Selection[]) => (
    <ul>
      {selections.map((selection) => (
        <li key={selection.id}>
          <OddsCell event={event} market={market} selection={selection} look="named" />
        </li>
      ))}
    </ul>
  );
  const hasDraws = draw.length > 0;
  return (
    <>
      <div data-heads data-scores data-columns={hasDraws ? 3 : 2}>
        <p>{EVENT.homeWins}</p>
        {hasDraws ? <p>{EVENT.draws}</p> : null}
        <p>{EVENT.awayWins}</p>
        {column(home)}
        {hasDraws ? column(draw) : null}
        {column(away)}
        {rest.map((selection) => (
          <span key={selection.id} data-wide>
            <OddsCell event={event} market={market} selection={selection} look="named" />
          </span>
        ))}
      </div>
      {capped.size === 0 ? null : (
        <Button
          block
          kind="ghost"
          size="s"
          data-testid="scores-fold"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? EVENT.unfolded : EVENT.folded(capped.size)}
        </Button>
      )}
    </>
  );
}

function body(event: SportEvent, section: MarketSection): ReactNode {
  if (section.look === 'lines') return <Lines event={event} section={section} />;
  if (section.look === 'score')
    return section.markets.map((market) => (
      <ScoreGrid key={market.id} event={event} market={market} />
    ));
  if (section.look === 'field')
    return section.markets.map((market) => <Field key={market.id} event={event} market={market} />);
  return (
    <div data-columns={section.look === 'three' ? 3 : 2}>
      {cells(event, section.markets, 'named')}
    </div>
  );
}

/** A section. */
export function MarketSectionView({
  event,
  section,
  isPinned,
  onPin,
}: {
  readonly event: SportEvent;
  readonly section: MarketSection;
  readonly isPinned: boolean;
  readonly onPin: () => void;
}) {
  const name = betTypeText(section.betType, section.period, event.sportId);
  const [open, setOpen] = useState(true);
  const oddsType = useOddsType();
  return (
    <StyledSection
      data-testid="market-section"
      data-bet-type={section.betType}
      data-period={section.period}
    >
      <header>
        <h2 className="name">
          <StyledHead type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <span>
              {name}
              {isEuOnly(section.betType) && oddsType !== 'EU' ? (
                <sup title={BOARD.euHint}>{BOARD.eu}</sup>
              ) : null}
            </span>
            {section.markets.length > 1 ? (
              <small className="num">{section.markets.length}</small>
            ) : null}
            <ChevronDown aria-hidden />
          </StyledHead>
        </h2>
        <TrendButton event={event} name={name} markets={section.markets} />
        <button
          type="button"
          className="pin"
          data-testid="market-pin"
          aria-pressed={isPinned}
          aria-label={EVENT.pin(name)}
          onClick={onPin}
        >
          <Star aria-hidden className="star" />
        </button>
      </header>
      {open ? body(event, section) : null}
    </StyledSection>
  );
}
