/**
 * A season's poster in place of its page: while the code is on its way, and when it does not come.
 * The edge paints the same before any script.
 */
import type { CSSProperties } from 'react';
import { areTextsHidden } from '@site/domain/releases/kill-reasons';
import { Link, targets, useStateView } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { SupportCode, toSiteTime } from '@site/ui';
import { faceOf } from '../features/season/face';
import { SEASON } from '../features/season/phrases';
import { SHELL } from '../phrases/zh-CN';
import { useFederation } from '@site/federation/react/contexts';
import type { SeasonPlaceProps } from './SeasonPlace';

/** The poster of a season container. */
export default function SeasonPoster({ remote, failed, instead }: SeasonPlaceProps) {
  const { seasons } = usePlatform();
  const { schedules } = useStateView(seasons.state);
  const federation = useFederation();
  const face = faceOf(federation, remote);
  if (face === null) return instead;
  const { poster, picture, slug } = face;
  const plan = schedules[slug];
  const isSilent = areTextsHidden(federation.view().registry.remotes[remote]?.kill, plan);
  return (
    <article
      className="season-poster"
      style={{ '--ground': poster.ground, '--ink': poster.ink } as CSSProperties}
      data-testid="season-poster"
      aria-busy={!failed}
    >
      <img src={picture} alt="" />
      <header>
        <h2>{poster.title}</h2>
        {!isSilent && <p>{poster.slogan}</p>}
      </header>
      {failed && (
        <p role="alert">
          {SEASON.failed}
          <br />
          <SupportCode code={failed.code} />
        </p>
      )}
      {!isSilent && (
        <ul>
          {poster.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {plan && (
        <p className="num">
          {SEASON.period(toSiteTime(plan.from), toSiteTime(plan.until - 1_000))}
        </p>
      )}
      <nav>
        {failed && (
          <button type="button" onClick={failed.onRetry}>
            {SEASON.retry}
          </button>
        )}
        <Link to={targets.toPromotions()}>{SEASON.promotions}</Link>
        <Link to={targets.toHome()}>{SHELL.home}</Link>
      </nav>
    </article>
  );
}
