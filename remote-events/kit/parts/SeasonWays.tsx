import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Link, targets } from '@site/platform';
import { ChevronRight, px, radius, type } from '@site/ui';
import { SERIF } from '../look';
import { TEXT } from '../phrases';
import type { Way, WayTarget } from '../season';
import { goToCard } from './go-to-card';

const StyledWays = styled.section`
  h3 {
    margin: ${px(6)} 0 ${px(12)};
    text-align: center;
    font-family: ${SERIF};
    font-size: ${type.xl};
    font-weight: 900;
    color: var(--season-accent);
  }
  h3::before,
  h3::after {
    content: '◆' / '';
    font-size: ${type.xxs};
    margin-inline: ${px(10)};
    vertical-align: middle;
  }
  ol {
    display: grid;
    gap: ${px(10)};
  }
`;
const wayLook = css`
  display: grid;
  width: 100%;
  text-align: start;
  grid-template-columns: ${px(44)} 1fr auto;
  align-items: center;
  gap: ${px(12)};
  padding: ${px(14)};
  border-radius: ${radius.l};
  background: var(--season-card);
  box-shadow: inset 0 0 0 1px var(--season-line);
  &:is(a, button):active {
    box-shadow: inset 0 0 0 1.5px var(--season-accent);
  }
  i {
    display: grid;
    place-items: center;
    width: ${px(44)};
    height: ${px(44)};
    border-radius: 50%;
    background: linear-gradient(var(--season-cta-0), var(--season-cta-1));
    color: var(--season-on-cta);
    font: 900 ${type.xl} ${SERIF};
  }
  b {
    display: block;
    font-size: ${type.l};
    color: var(--season-ink);
  }
  span {
    font-size: ${type.s};
    line-height: 1.5;
    color: var(--season-ink-2);
  }
  em {
    display: inline-flex;
    align-items: center;
    font-size: ${type.xs};
    color: var(--season-accent);
    white-space: nowrap;
  }
  svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;
const StyledWay = styled(Link)`
  ${wayLook}
`;
const StyledJump = styled.button`
  ${wayLook}
`;
const StyledWord = styled.div`
  ${wayLook}
`;

const TARGETS: Readonly<Record<Exclude<WayTarget, 'own-game'>, () => string>> = {
  promotions: targets.toPromotions,
  sports: targets.toSports,
  games: targets.toGames,
};
const NUMERALS = ['壹', '贰', '叁', '肆'] as const;

interface SeasonWaysProps {
  readonly ways: readonly Way[];
  /** The card of the season's game while it stands on the page. */
  readonly gameCard: HTMLElement | null;
}

/** One way: a link; to the game of this page a jump, and before there is one only its words. */
function WayOn({
  way,
  gameCard,
  children,
}: {
  readonly way: Way;
  readonly gameCard: HTMLElement | null;
  readonly children: ReactNode;
}) {
  const action = (
    <em>
      {way.action}
      <ChevronRight aria-hidden="true" />
    </em>
  );
  if (way.to !== 'own-game')
    return (
      <StyledWay to={TARGETS[way.to]()}>
        {children}
        {action}
      </StyledWay>
    );
  if (gameCard === null) return <StyledWord>{children}</StyledWord>;
  return (
    <StyledJump type="button" data-testid="way-to-game" onClick={() => goToCard(gameCard)}>
      {children}
      {action}
    </StyledJump>
  );
}

/** What there is to do during the season, each with its way. */
export function SeasonWays({ ways, gameCard }: SeasonWaysProps) {
  return (
    <StyledWays>
      <h3>{TEXT.ways}</h3>
      <ol>
        {ways.map((way, at) => (
          <li key={way.title}>
            <WayOn way={way} gameCard={gameCard}>
              <i aria-hidden="true">{NUMERALS[at]}</i>
              <span>
                <b>{way.title}</b>
                {way.text}
              </span>
            </WayOn>
          </li>
        ))}
      </ol>
    </StyledWays>
  );
}
