/** One section of an event's markets: opens and closes, laid out as its bet type is read. */
import { useState, type ReactNode } from 'react';
import { isEuOnly } from '@site/domain/betting/bet-types';
import { ChevronDown } from '@site/ui';
import { Pin } from '@site/ui/more-icons';
import { BOARD } from '../../phrases/board';
import { EVENT } from '../../phrases/event';
import { betTypeText } from '../../phrases/names';
import { useOddsType } from '../../state/use-sports';
import type { Market, SportEvent } from '../../vendors/port';
import { TrendButton } from '../../history/TrendButton';
import { useRunners } from '../use-runners';
import { LineRows } from './LineRows';
import type { MarketSection } from './market-groups';
import { MarketCells } from './MarketCells';
import { ScoreGrid } from './ScoreGrid';
import { StyledHead, StyledSection } from './section-styles';

/** Runners of a field, the likeliest first. */
function Field({ event, market }: { readonly event: SportEvent; readonly market: Market }) {
  return (
    <div>
      <MarketCells event={event} market={market} of={useRunners(market)} look="named" />
    </div>
  );
}

/** Named cells beside each other; where a side cannot come any more the others share its room. */
function Named({
  event,
  section: { look, markets },
}: {
  readonly event: SportEvent;
  readonly section: MarketSection;
}) {
  const isThree = look === 'three' && markets.every(({ selections }) => selections.length > 2);
  return (
    <div data-columns={isThree ? 3 : 2}>
      {markets.map((market) => (
        <MarketCells key={market.id} event={event} market={market} look="named" />
      ))}
    </div>
  );
}

function body(event: SportEvent, section: MarketSection): ReactNode {
  if (section.look === 'lines') return <LineRows event={event} section={section} />;
  if (section.look === 'score')
    return section.markets.map((market) => (
      <ScoreGrid key={market.id} event={event} market={market} />
    ));
  if (section.look === 'field')
    return section.markets.map((market) => <Field key={market.id} event={event} market={market} />);
  return <Named event={event} section={section} />;
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
            {name}
            <ChevronDown aria-hidden />
            {isEuOnly(section.betType) && oddsType !== 'EU' ? <small>{BOARD.euHint}</small> : null}
          </StyledHead>
        </h2>
        <TrendButton event={event} name={name} markets={section.markets} />
        <button
          type="button"
          className="tool"
          data-testid="market-pin"
          aria-pressed={isPinned}
          aria-label={EVENT.pin(name)}
          onClick={onPin}
        >
          <Pin aria-hidden className="sign" />
        </button>
      </header>
      {open ? body(event, section) : null}
    </StyledSection>
  );
}
