/**
 * The place of a season's page while the page is not there. The poster's code comes late; the
 * document's own first picture bridges the time.
 */
import { type ReactNode } from 'react';
import { later } from '@site/ui';

/** Props of {@link SeasonPlace}. */
export interface SeasonPlaceProps {
  readonly remote: string;
  /** Given when the page failed. */
  readonly failed?: { readonly onRetry: () => void; readonly code: string };
  /** Where even the poster cannot be shown. */
  readonly instead: ReactNode;
}

const LatePoster = later<SeasonPlaceProps>(() =>
  import(/* webpackChunkName: "late" */ './SeasonPoster').then(
    (module) => module.default,
    () =>
      ({ instead }) =>
        instead,
  ),
);

/** What the edge painted before any script; it moves into the tree as it is. */
const painted = document.querySelector('.season-poster');
const paintedFor = painted?.querySelector('img')?.src ?? '';

/** Season containers go by this name. */
export const isSeason = (remote: string): boolean => remote.startsWith('season_');

/** The place. */
export function SeasonPlace(props: SeasonPlaceProps) {
  if (painted && !props.failed && paintedFor.includes(`/${props.remote}/`))
    return <div style={{ display: 'contents' }} ref={(place) => place?.append(painted)} />;
  return <LatePoster meanwhile={props.instead} {...props} />;
}
