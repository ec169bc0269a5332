import { Routing } from '@site/domain/constants';
import { useState } from 'react';
import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import { Button, buttonLook, px, radius } from '@site/ui';
import { Share2 } from '@site/ui/more-icons';
import { ProgressBar } from '@site/ui/progress-bar';
import { SeasonCountdown } from '../../kit/SeasonCountdown';
import { SharePoster } from '../../kit/SharePoster';
import { ownVersion } from '../../kit/own-version';
import { useSeason } from '../../kit/use-season';
import { Hero } from './Hero';
import { Rules } from './Rules';
import { Ways } from './Ways';
import { SHARE, TEXT } from './phrases';
import season from './season.json';
import { theme } from './theme';

const StyledPage = styled.div`
  ${theme}
  flex: 1; background: linear-gradient(#3a070a, #22040a 60%); color: var(--season-ink); padding-bottom: ${px(28)};
`;
const StyledBody = styled.div`display: grid; gap: ${px(14)}; padding: ${px(14)} ${px(14)} 0; margin-top: ${px(-2)};`;
const StyledActions = styled.div`
  display: grid; grid-template-columns: 1.35fr 1fr; gap: ${px(10)};
  button, a { min-height: ${px(52)}; border-radius: 999px; }
  a { background: linear-gradient(#ffe09a, #f0b64c); color: #58100b; font-weight: 750; }
  button[data-kind] { background: transparent; color: var(--season-ink); box-shadow: inset 0 0 0 1.5px var(--season-gold); }
`;
const StyledJoin = styled(Link)`${buttonLook}`;
const StyledCard = styled.section`
  padding: ${px(14)} ${px(16)}; border-radius: ${radius.l}; background: var(--season-card); box-shadow: inset 0 0 0 1px var(--season-line); font-size: ${px(13)}; color: var(--season-ink-2);
  h3 { display: flex; justify-content: space-between; font-size: ${px(15)}; color: var(--season-ink); margin-bottom: ${px(10)}; } h3 span { font-size: ${px(13)}; font-weight: 500; color: var(--season-ink-2); }
  p { margin-top: ${px(10)}; }
`;
const StyledEnded = styled.div`padding: ${px(10)} ${px(22)}; border-radius: ${radius.l}; background: rgb(40 4 6 / 78%); b { font-size: ${px(20)}; color: #ffe3a1; } p { font-size: ${px(13)}; }`;
const StyledTimer = styled.div`p { margin-bottom: ${px(8)}; font-weight: 600; }`;

/** The season page. */
export function Page() {
  const state = useSeason(season);
  const [sharing, setSharing] = useState(false);
  const url = `${window.location.origin}${Routing.basePath}/event_CNY2024`;
  const label = state.phase === 'before' ? TEXT.toStart : TEXT.toEnd;
  return (
    <StyledPage data-testid="event-page" data-season={season.slug} data-version={ownVersion()} data-phase={state.phase}>
      <Hero>
        {state.phase === 'ended'
          ? <StyledEnded role="status"><b>{TEXT.ended}</b><p>{TEXT.endedHint}</p></StyledEnded>
          : <StyledTimer><p>{label}</p><SeasonCountdown key={state.edge} until={state.edge} now={state.now} label={label} onEnd={state.recheck} /></StyledTimer>}
      </Hero>
      <StyledBody>
        <StyledActions>
          <StyledJoin to={targets.toPromotions()}>{state.phase === 'ended' ? TEXT.seePromotions : TEXT.join}</StyledJoin>
          <Button icon={<Share2 aria-hidden="true" />} data-testid="season-share" onClick={() => setSharing(true)}>{TEXT.share}</Button>
        </StyledActions>
        <StyledCard aria-label={TEXT.progress}>
          <h3>{TEXT.progress}<span className="num">{TEXT.day(state.day, state.days)}</span></h3>
          <ProgressBar label={TEXT.progress} percent={state.percent} />
          <p className="num">{TEXT.periodText}</p>
        </StyledCard>
        {state.phase === 'ended' ? null : <Ways />}
        <Rules />
      </StyledBody>
      <SharePoster open={sharing} onClose={() => setSharing(false)} texts={SHARE} content={{ title: TEXT.title, text: SHARE.text, url }} art={<Hero />} />
    </StyledPage>
  );
}
