/** A running game to play right here: its picture, one button, the tries, the prizes, the rules. */
import { useId } from 'react';
import { Routing } from '@site/domain/constants';
import styled from 'styled-components';
import { Link, usePlatform } from '@site/platform';
import { useGame, useSnatch, SnatchResult } from '@site/remote-kit/prize';
import { ReadFailed } from '@site/remote-kit/failed';
import { Card, ChevronRight, SkeletonBar, color, px, type } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { ContentPicture } from '@site/ui/content-picture';
import { PrizeShelf } from '@site/ui/prize-shelf';
import type { MiniGame } from '../api/mini-games';
import { bannerPath } from '../lobby/banner-path';
import { MINI } from '../phrases/mini-games';
import { SnatchButton } from './SnatchButton';
import { Tries } from './Tries';

const StyledHead = styled.div`
  position: relative;
  color: #fff;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, rgb(0 0 0 / 62%), rgb(0 0 0 / 8%) 70%);
  }
  & > div {
    position: absolute;
    z-index: 1;
    inset: 0 auto 0 0;
    max-width: 68%;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: ${px(6)};
    padding: ${px(16)};
  }
  h2 {
    font-size: ${type.xxl};
    line-height: 1.25;
  }
  p {
    font-size: ${type.s};
  }
  small {
    font-size: ${type.xs};
  }
`;
const StyledBody = styled.div`
  display: grid;
  gap: ${px(14)};
  padding: ${px(14)} ${px(12)};
  h3 {
    font-size: ${type.m};
    margin-bottom: ${px(6)};
  }
  ol {
    padding-inline-start: 1.3em;
    list-style: decimal;
    font-size: ${type.s};
    line-height: 1.6;
    color: ${color('text-2')};
  }
  & > .detail {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: ${px(44)};
    font-size: ${type.s};
    color: ${color('brand-text')};
  }
  & > .detail svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;

/** Room that is kept for what is still read, so that nothing moves when it arrives. */
const PLACE = { tries: px(128), prizes: px(402) } as const;

export function PlayPanel({ game }: { readonly game: MiniGame }) {
  const { seasons } = usePlatform();
  const heading = useId();
  const snatch = useSnatch(game.eventCode, game.title);
  const { active, progress, isMember } = useGame(game.eventCode, 0);
  const path = bannerPath(game.target, window.location.origin, Routing.basePath);
  const running = active.data ?? null;
  const tries = progress.data ?? null;
  const isClosed = active.isSuccess && running === null;
  // Of a closed game no tries are to be had: that is no failure.
  const failed = isClosed ? [] : [active, progress].filter(({ isError }) => isError);
  const isWaiting = active.isPending || progress.isPending;
  return (
    <Card
      as="section"
      data-pad="false"
      aria-labelledby={heading}
      data-testid="mini-panel"
      data-event-code={game.eventCode}
    >
      <StyledHead>
        <ContentPicture src={game.imageUrl} alt="" ratio="702 / 300" eager />
        <div>
          <h2 id={heading}>{game.title}</h2>
          <p>{MINI.intro}</p>
          <small>
            {MINI.until} <Countdown until={Date.parse(game.endDate)} now={() => seasons.now()} />
          </small>
        </div>
      </StyledHead>
      <StyledBody>
        <SnatchButton
          snatch={snatch}
          left={tries?.triesLeft ?? null}
          isMember={isMember}
          isClosed={isClosed}
          hasFailed={progress.isError}
        />
        {failed.length > 0 ? (
          <ReadFailed
            title={MINI.failed}
            testId="mini-failed"
            why={failed[0]?.error}
            onRetry={() => failed.forEach((read) => void read.refetch())}
          />
        ) : null}
        {tries === null || running === null ? (
          isWaiting && isMember ? (
            <SkeletonBar height={PLACE.tries} />
          ) : null
        ) : (
          <Tries tries={tries} free={running.dailyTries} />
        )}
        {running === null ? (
          active.isPending ? (
            <SkeletonBar height={PLACE.prizes} />
          ) : null
        ) : (
          <>
            <div>
              <h3>{MINI.prizes}</h3>
              <PrizeShelf prizes={running.prizes} testId="mini-prizes" />
            </div>
            <div>
              <h3>{MINI.rules}</h3>
              <ol>
                {running.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ol>
            </div>
          </>
        )}
        {path === null ? null : (
          <Link className="detail" to={path}>
            {MINI.detail}
            <ChevronRight aria-hidden="true" />
          </Link>
        )}
      </StyledBody>
      <SnatchResult snatch={snatch} left={tries?.triesLeft ?? 0} words={MINI} testId="mini" />
    </Card>
  );
}
