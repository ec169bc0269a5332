/** The entrance of the season on other pages: its picture, its line and the time that is left. */
import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import { ChevronRight, px, radius, type } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { SERIF, lookStyle } from './look';
import { ownFile } from './own-release';
import { ENTRY } from './phrases';
import type { Season } from './season';
import { useSeason } from './use-season';

const StyledEntry = styled(Link)`
  position: relative;
  overflow: hidden;
  display: flex;
  align-items: center;
  gap: ${px(12)};
  min-height: ${px(96)};
  padding: ${px(12)} ${px(16)};
  border-radius: ${radius.l};
  color: var(--season-ink);
  background: var(--season-ground);
  & > img {
    position: absolute;
    /* Between the words and the button, with the sign in its middle whole and free of both. */
    top: -102%;
    left: 36%;
    width: 38%;
    height: 255%;
    object-fit: cover;
    mask-image: linear-gradient(90deg, transparent 6%, #000 34%, #000 82%, transparent);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    box-shadow: inset 0 0 0 1px var(--season-line);
    border-radius: inherit;
  }
  & > span,
  & > em {
    position: relative;
    z-index: 1;
  }
  & > span {
    flex: 1;
    min-width: 0;
    font-size: ${type.s};
    color: var(--season-ink-2);
  }
  b {
    display: block;
    font: 900 ${type.xxl} / 1.35 ${SERIF};
    color: var(--season-accent);
  }
  small {
    display: block;
    margin-top: ${px(2)};
    font-size: ${type.xs};
  }
  em {
    display: inline-flex;
    align-items: center;
    flex: none;
    font-size: ${type.xs};
    font-weight: 700;
    color: var(--season-on-cta);
    background: linear-gradient(var(--season-cta-0), var(--season-cta-1));
    border-radius: 999px;
    padding: ${px(7)} ${px(5)} ${px(7)} ${px(10)};
    margin-inline-end: ${px(-6)};
  }
  svg {
    width: ${px(14)};
    height: ${px(14)};
  }
`;

/** The entrance; it stands only while the season runs, and goes by itself. */
export function SeasonEntry({ season }: { readonly season: Season }) {
  const { view, schedule, now } = useSeason(season.slug);
  if (view !== 'running' || schedule === null) return null;
  return (
    <StyledEntry
      to={targets.toSeason(season.route)}
      style={lookStyle(season.look)}
      data-testid="season-entry"
      data-season={season.slug}
    >
      <img src={ownFile(season.art)} alt="" decoding="async" />
      <span>
        <b>{season.entry.title}</b>
        {season.entry.hint}
        <small className="num">
          {ENTRY.left} <Countdown until={schedule.until} now={now} />
        </small>
      </span>
      <em>
        {ENTRY.go}
        <ChevronRight aria-hidden="true" />
      </em>
    </StyledEntry>
  );
}
