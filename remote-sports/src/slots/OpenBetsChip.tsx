/**
 * Open wagers of the member on home: the latest as it stands now, how many there are, and what they
 * can be sold for; one tap to them. It stands in the head of the matches, which has its height
 * without it: nothing jumps when the answer comes.
 */
import { Link, targets } from '@site/platform';
import { ChevronRight, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { liveText } from '../board/LiveTag';
import { BOARD } from '../phrases/board';
import { PAUSED_OFFER } from '../phrases/cash-out';
import { andOthers } from '../phrases/home';
import { legName } from '../phrases/leg-text';
import { WAGERS } from '../phrases/wagers';
import type { WagerLeg } from '../vendors/port';
import { useOpenValue } from '../wagers/use-open-value';
import { useShownBet } from './use-shown-bet';

const StyledChip = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${px(6)};
  position: relative;
  min-width: 0;
  height: ${px(36)};
  padding: 0 ${px(6)} 0 ${px(10)};
  border-radius: ${radius.m};
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow: inset 0 0 0 1px ${color('line-strong')};
  font-size: ${type.xs};
  font-weight: 650;
  line-height: 1.3;
  white-space: nowrap;
  & > svg {
    width: ${px(14)};
    height: ${px(14)};
    color: ${color('brand-text')};
  }
  /* As high for a finger as the row that it stands in. */
  &::after {
    content: '';
    position: absolute;
    inset: ${px(-4)} 0;
  }
  [data-part] {
    display: flex;
    gap: ${px(6)};
    min-width: 0;
  }
  [data-part] > * {
    flex: none;
  }
  [data-part] > .name {
    flex: 0 1 auto;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Letters so large that a line has no room for both of its parts. */
  @media (max-width: 17em) {
    height: auto;
    [data-part] {
      flex-wrap: wrap;
      gap: 0 ${px(6)};
    }
  }
  /* A line such as 0 is no part of the score beside it. */
  [data-part='bet'] > b::before {
    content: '· ';
    color: ${color('text-3')};
  }
  .live {
    color: ${color('red')};
  }
  .worth {
    color: ${color('gold-text')};
  }
`;

/** `红岭 -0.5/1`; a pick that names no team says whose match it is: `大 2.5 红岭`. */
const pickName = (leg: WagerLeg): string =>
  leg.side === 'home' || leg.side === 'away' || leg.isOutright
    ? legName(leg)
    : `${legName(leg)} ${leg.homeName}`;

/** The pick, and the match as it is played. */
function Bet({ leg, event }: NonNullable<ReturnType<typeof useShownBet>>) {
  const live = event?.live ?? null;
  return (
    <span data-part="bet">
      <span className="name">{pickName(leg)}</span>
      {event === undefined || live === null ? null : (
        <>
          <b
            className="num"
            aria-label={BOARD.score(
              event.homeName,
              live.score.home,
              live.score.away,
              event.awayName,
            )}
          >
            {live.score.home}:{live.score.away}
          </b>
          <span className="num live">{liveText(live, event.sportId, true)}</span>
        </>
      )}
    </span>
  );
}

/** The chip; nothing without open wagers. */
export function OpenBetsChip() {
  const { count, offer, isPaused } = useOpenValue();
  const bet = useShownBet();
  if (count === 0) return null;
  return (
    <StyledChip
      to={targets.toWagers()}
      data-part="bets"
      data-testid="home-open-bets"
      data-count={count}
      data-long={offer !== null && offer.sells < offer.count}
    >
      <span>
        {bet === null ? null : <Bet {...bet} />}
        <span data-part="worth">
          <span className="num">
            {bet !== null && count > 1 ? andOthers(count) : WAGERS.openBets(count)}
          </span>
          {offer === null ? null : <span className="num worth">{WAGERS.canSell(offer)}</span>}
          {isPaused ? <span>{PAUSED_OFFER}</span> : null}
        </span>
      </span>
      <ChevronRight aria-hidden />
    </StyledChip>
  );
}
