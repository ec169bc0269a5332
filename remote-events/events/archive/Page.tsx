import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { Link, targets, useLocation } from '@site/platform';
import { DateText, buttonLook, px, radius } from '@site/ui';
import { ownVersion } from '../../kit/own-version';
import { useSeason } from '../../kit/use-season';
import { feastOf } from './feasts';
import { SEASONS, seasonOf, type Season } from './find-season';
import { TEXT } from './phrases';

const StyledPage = styled.div`
  flex: 1; display: flex; flex-direction: column; gap: ${px(20)}; padding-bottom: ${px(28)}; color: #fff6e2; background: linear-gradient(var(--feast-0), #0a0f14 78%);
  --focus: var(--feast-light);
`;
const StyledHero = styled.section`
  position: relative; overflow: hidden; display: flex; flex-direction: column; align-items: center; gap: ${px(8)}; padding: ${px(44)} ${px(20)} ${px(36)}; text-align: center;
  background: radial-gradient(90% 80% at 50% 18%, var(--feast-1), transparent 70%);
  i { display: grid; place-items: center; width: ${px(116)}; height: ${px(116)}; border-radius: 50%; background: radial-gradient(circle at 35% 30%, #fff, var(--feast-light) 62%); color: var(--feast-0); font: 900 ${px(58)} 'Songti SC', 'Noto Serif CJK SC', serif; box-shadow: 0 0 ${px(60)} var(--feast-1); }
  h2 { font-family: 'Songti SC', 'STSong', 'Noto Serif SC', 'Noto Serif CJK SC', serif; font-size: ${px(38)}; font-weight: 900; color: var(--feast-light); margin-top: ${px(10)}; }
  p { font-size: ${px(14)}; max-width: ${px(300)}; }
  b { padding: ${px(5)} ${px(16)}; border-radius: 999px; background: rgb(0 0 0 / 38%); font-size: ${px(15)}; }
`;
const StyledCard = styled.section`
  margin: 0 ${px(14)}; padding: ${px(14)} ${px(16)}; border-radius: ${radius.l}; background: rgb(255 255 255 / 9%); box-shadow: inset 0 0 0 1px rgb(255 255 255 / 16%); font-size: ${px(14)};
  h3 { font-size: ${px(15)}; margin-bottom: ${px(6)}; }
  ul { display: grid; grid-template-columns: 1fr 1fr; gap: ${px(4)} ${px(12)}; margin: 0; padding: 0; list-style: none; }
  li a { display: flex; align-items: center; min-height: ${px(44)}; color: #fff6e2; text-decoration: underline; text-underline-offset: 3px; }
`;
const StyledActions = styled.div`
  display: grid; gap: ${px(10)}; margin: 0 ${px(14)};
  a { min-height: ${px(50)}; border-radius: 999px; }
  a:first-child { background: var(--feast-light); color: #1c1206; }
  a:last-child { background: transparent; color: #fff6e2; box-shadow: inset 0 0 0 1.5px var(--feast-light); }
`;
const StyledLink = styled(Link)`${buttonLook}`;

const HINTS = {
  before: [TEXT.before, TEXT.beforeHint], running: [TEXT.running, TEXT.runningHint], ended: [TEXT.ended, TEXT.hint],
} as const;

function SeasonView({ season }: { readonly season: Season }) {
  const { phase } = useSeason(season);
  const { sky: [deep, bright], light, sign } = feastOf(season.feast);
  const look = { '--feast-0': deep, '--feast-1': bright, '--feast-light': light } as CSSProperties;
  const [state, hint] = HINTS[phase];
  return (
    <StyledPage style={look} data-testid="event-page" data-season={season.slug} data-version={ownVersion()} data-phase={phase}>
      <StyledHero>
        <i aria-hidden="true">{sign}</i>
        <h2>{season.title}</h2>
        <b role="status">{state}</b>
        <p>{hint}</p>
      </StyledHero>
      <StyledCard>
        <h3>{TEXT.period}</h3>
        <p className="num"><DateText at={season.startsAt} /> {TEXT.to} <DateText at={season.endsAt} />（{TEXT.zone}）</p>
      </StyledCard>
      <StyledActions>
        <StyledLink to={targets.toPromotions()}>{TEXT.seePromotions}</StyledLink>
        <StyledLink to={targets.toHome()}>{TEXT.home}</StyledLink>
      </StyledActions>
      <StyledCard as="nav" aria-label={TEXT.more}>
        <h3>{TEXT.more}</h3>
        <ul>{SEASONS.filter(({ slug }) => slug !== season.slug).map(({ slug, route, title }) => <li key={slug}><Link to={targets.toSeason(route)}>{title}</Link></li>)}</ul>
      </StyledCard>
    </StyledPage>
  );
}

/** A season that is over: what it was, when, and the ways on (§2.1). */
export function Page() {
  const season = seasonOf(useLocation().pathname);
  return <SeasonView key={season.slug} season={season} />;
}
