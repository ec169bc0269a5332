import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { countdownParts, twoDigits } from '@site/domain/formatting/countdown';
import type { Fen } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { ChevronLeft, Money, toSiteTime } from '@site/ui';
import { Ellipsis } from '@site/ui/more-icons';
import { PLAY } from '../phrases/play';

/**
 * Sizes are the phone's own, not the design's: a turned phone must not get a bar of twice the
 * height.
 */
const StyledBar = styled.header`
  display: flex;
  align-items: center;
  flex: none;
  height: calc(48px + var(--sat));
  padding: var(--sat) calc(2px + env(safe-area-inset-right, 0px)) 0 env(safe-area-inset-left, 0px);
  background: var(--chrome-bg);
  color: var(--chrome-text);
  & > button {
    display: grid;
    place-items: center;
    flex: none;
    width: 48px;
    height: 48px;
  }
  svg {
    width: 24px;
    height: 24px;
  }
  & > div {
    flex: 1;
    min-width: 0;
    text-align: center;
  }
  h1 {
    font-size: 15px;
    line-height: 20px;
    font-weight: 650;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (orientation: landscape) and (max-height: 500px) {
    height: 36px;
    padding-top: 0;
    & > button {
      height: 36px;
    }
    & > div {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 16px;
    }
  }
`;

const StyledFacts = styled.dl`
  display: flex;
  justify-content: center;
  gap: 10px;
  font-size: 12px;
  line-height: 16px;
  color: var(--chrome-text-2);
  white-space: nowrap;
  & > div {
    display: inline-flex;
    gap: 4px;
  }
  dd,
  span {
    color: var(--chrome-text);
  }
`;

interface PlayBarProps {
  readonly title: string;
  /** When the game was opened, in ms; null while none stands. */
  readonly openedAt: number | null;
  /** Won or lost since; undefined where that has no meaning (demo play, no game). */
  readonly net: Fen | null | undefined;
  readonly onBack: () => void;
  readonly onMenu?: () => void;
}

/**
 * The thin bar over a game: the way back, the time, how long it has lasted, what it came to, and
 * the menu (RTS 13).
 */
export function PlayBar({ title, openedAt, net, onBack, onMenu }: PlayBarProps) {
  const { clock } = usePlatform();
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  const now = clock.now();
  const { days, hours, minutes, seconds } = countdownParts(now - (openedAt ?? now));
  return (
    <StyledBar>
      <button type="button" aria-label={PLAY.exit} data-testid="game-back" onClick={onBack}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <div>
        <h1>{title}</h1>
        <StyledFacts className="num">
          <div>
            <dt className="vh">{PLAY.time}</dt>
            <dd data-testid="game-time">{toSiteTime(now, 'time')}</dd>
          </div>
          {openedAt === null ? null : (
            <div>
              <dt>{PLAY.session}</dt>
              <dd data-testid="game-session">
                {twoDigits(days * 24 + hours)}:{twoDigits(minutes)}:{twoDigits(seconds)}
              </dd>
            </div>
          )}
          {net === undefined ? null : (
            <div>
              <dt>{PLAY.net}</dt>
              <dd data-testid="game-net">
                <Money amount={net} symbol={false} signed />
              </dd>
            </div>
          )}
        </StyledFacts>
      </div>
      {onMenu === undefined ? (
        <button type="button" aria-hidden="true" tabIndex={-1} disabled />
      ) : (
        <button type="button" aria-label={PLAY.menu} data-testid="game-menu" onClick={onMenu}>
          <Ellipsis aria-hidden="true" />
        </button>
      )}
    </StyledBar>
  );
}
