/** One section of an event's markets: opens and closes, laid out as its bet type is read. */
import { useState, type ReactNode } from 'react';
import { isEuOnly } from '@site/domain/betting/bet-types';
import { hasDraw } from '@site/domain/reference/level-sports';
import { ChevronDown } from '@site/ui';
import { Pin } from '@site/ui/more-icons';
import { BOARD } from '../../phrases/board';
import { EVENT } from '../../phrases/event';
import { betTypeText } from '../../phrases/names';
import { useOddsType } from '../../state/use-sports';
import type { Market, SportEvent } from '../../vendors/port';
import { TrendButton } from '../../history/TrendButton';
import { StyledGap } from '../odds-cell-styles';
import { useRunners } from '../use-runners';
import { LineRows } from './LineRows';
import { placesOf, type MarketSection } from './market-groups';
import { LinesFold } from './LinesFold';
import { MarketCells } from './MarketCells';
import { ScoreGrid } from './ScoreGrid';
import { StyledHead, StyledSection } from './section-styles';
import { useLines } from './use-line-fold';

/** Runners of a field, the likeliest first. */
function Field({ event, market }: { readonly event: SportEvent; readonly market: Market }) {
  return (
    <div>
      <MarketCells event={event} market={market} of={useRunners(market)} look="named" />
    </div>
  );
}

/** Named cells beside each other. */
const Two = ({ event, section: { markets } }: Pick<SectionProps, 'event' | 'section'>) => (
  <div data-columns={2}>
    {markets.map((market) => (
      <MarketCells key={market.id} event={event} market={market} look="named" />
    ))}
  </div>
);

/** Three of them; a side that cannot come any more keeps its place, as on the board. */
function Three({ event, section: { markets } }: Pick<SectionProps, 'event' | 'section'>) {
  const rows = markets.map((market) => ({
    market,
    places: placesOf(market, hasDraw(event.sportId)),
  }));
  return (
    <div data-columns={rows.some(({ places }) => places.length > 2) ? 3 : 2}>
      {rows.map(({ market, places }) =>
        places.map((selection, at) =>
          selection === null ? (
            <StyledGap key={`${market.id}/${at}`} aria-hidden="true">
              –
            </StyledGap>
          ) : (
            <MarketCells
              key={selection.id}
              event={event}
              market={market}
              of={[selection]}
              look="named"
            />
          ),
        ),
      )}
    </div>
  );
}

function body(event: SportEvent, section: MarketSection): ReactNode {
  const { look, markets } = section;
  if (look === 'two') return <Two event={event} section={section} />;
  if (look === 'three') return <Three event={event} section={section} />;
  if (look === 'score')
    return markets.map((market) => <ScoreGrid key={market.id} event={event} market={market} />);
  return markets.map((market) => <Field key={market.id} event={event} market={market} />);
}

/** Props of {@link MarketSectionView}. */
interface SectionProps {
  readonly event: SportEvent;
  readonly section: MarketSection;
  readonly isPinned: boolean;
  readonly onPin: () => void;
}

/** The head with what can be done there, and what it opens and closes. */
function Frame({
  event,
  section,
  isPinned,
  onPin,
  fold,
  children,
}: SectionProps & { readonly fold?: ReactNode; readonly children: ReactNode }) {
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
        {open ? fold : null}
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
      {open ? children : null}
    </StyledSection>
  );
}

/** Lines: the fold of the far ones is in the head. */
function Lines(props: SectionProps) {
  const lines = useLines(props.section.markets);
  return (
    <Frame {...props} fold={<LinesFold lines={lines} />}>
      <LineRows event={props.event} section={props.section} lines={lines} />
    </Frame>
  );
}

/** A section. */
export function MarketSectionView(props: SectionProps) {
  const { event, section } = props;
  if (section.look === 'lines') return <Lines {...props} />;
  return <Frame {...props}>{body(event, section)}</Frame>;
}
