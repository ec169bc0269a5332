import { Routing } from '@site/domain/constants';
import styled, { css } from 'styled-components';
import { Link, usePlatform } from '@site/platform';
import { Card, ChevronRight, Tag, color, px, toSiteTime, type } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { ContentPicture } from '@site/ui/content-picture';
import type { MiniGame } from '../api/mini-games';
import { bannerPath } from '../lobby/banner-path';
import { MINI } from '../phrases/mini-games';
import { phaseOf, type Phase } from './phase';

const TONES: Readonly<Record<Phase, 'live' | 'brand' | 'neutral'>> = {
  running: 'live',
  coming: 'brand',
  ended: 'neutral',
};

const cardLook = css`
  display: block;
  color: inherit;
  &[data-phase='ended'] > .picture {
    filter: grayscale(0.8);
  }
`;
const StyledLink = styled(Link)`
  ${cardLook} &:active {
    opacity: 0.9;
  }
`;
const StyledPlain = styled.div`
  ${cardLook}
`;
const StyledText = styled.span`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${px(2)} ${px(10)};
  min-height: ${px(64)};
  padding: ${px(10)} ${px(12)};
  b {
    display: flex;
    align-items: center;
    gap: ${px(8)};
    font-size: ${type.m};
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  & > span {
    grid-column: 2;
    grid-row: 1 / 3;
    display: inline-flex;
    align-items: center;
    font-size: ${type.s};
    color: ${color('brand-text')};
  }
  svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;

/**
 * A mini-game of the list: its picture, when it runs, and the way to its season if that is a page
 * of this site.
 */
export function MiniGameCard({ game }: { readonly game: MiniGame }) {
  const { seasons } = usePlatform();
  const now = (): number => seasons.now();
  const phase = phaseOf(game, now());
  const path = bannerPath(game.target, window.location.origin, Routing.basePath);
  const facts = {
    'data-phase': phase,
    'data-testid': 'mini-game-card',
    'data-event-code': game.eventCode,
  };
  const edge =
    phase === 'ended' ? null : Date.parse(phase === 'running' ? game.endDate : game.startDate);
  const content = (
    <>
      <ContentPicture className="picture" src={game.imageUrl} alt="" ratio="702 / 240" />
      <StyledText>
        <b>
          {game.title}
          <Tag tone={TONES[phase]}>{MINI[phase]}</Tag>
        </b>
        <small className="num">
          {edge === null ? (
            MINI.period(toSiteTime(game.startDate, 'day'), toSiteTime(game.endDate, 'day'))
          ) : (
            <>
              {phase === 'running' ? MINI.until : MINI.from} <Countdown until={edge} now={now} />
            </>
          )}
        </small>
        {path === null ? null : (
          <span>
            {MINI.go}
            <ChevronRight aria-hidden="true" />
          </span>
        )}
      </StyledText>
    </>
  );
  return (
    <Card as="li" data-pad="false">
      {path === null ? (
        <StyledPlain {...facts}>{content}</StyledPlain>
      ) : (
        <StyledLink to={path} {...facts}>
          {content}
        </StyledLink>
      )}
    </Card>
  );
}
