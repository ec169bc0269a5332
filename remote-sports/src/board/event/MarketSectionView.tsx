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

function body(event: SportEvent, { look, markets }: MarketSection): ReactNode {
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
  const isNamed = section.look === 'two' || section.look === 'three';
  return (
    <Frame {...props}>
      {isNamed ? <Named event={event} section={section} /> : body(event, section)}
    </Frame>
  );
}
