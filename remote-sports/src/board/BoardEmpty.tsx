/** Nothing to show, why, and the way on. */
import { isSignedIn } from '@site/domain/session/access';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, useSession } from '@site/platform';
import { Button, EmptyState, buttonLook } from '@site/ui';
import { Star } from '@site/ui/more-icons';
import { SportGlyph } from '@site/ui/sport-glyphs';
import styled from 'styled-components';
import { useFavourites } from '../favourites/use-favourites';
import { board as copy } from '../phrases/board';
import { sportText, tabText } from '../phrases/names';
import { useSports } from '../state/use-sports';
import { useBoardPlace } from './board-place';
import { useBoardView } from './use-board-view';
import { useSportCounts, wayOn } from './use-counts';

const StyledLink = styled(Link)`
  ${buttonLook}
`;

function NoFavourites() {
  const signedIn = isSignedIn(useSession());
  const { base } = useBoardPlace();
  const { choose } = useBoardView();
  const { events, leagues } = useFavourites();
  if (!signedIn) {
    return (
      <EmptyState
        icon={<Star />}
        title={copy.favouritesTitle}
        hint={copy.favouritesHint}
        testId="favourites-login"
        action={
          <StyledLink data-kind="primary" to={loginAddress(base, '')}>
            {copy.login}
          </StyledLink>
        }
      />
    );
  }
  const follows = events.length + leagues.length > 0;
  return (
    <EmptyState
      icon={<Star />}
      title={follows ? copy.favouritesRest : copy.noFavourites}
      hint={follows ? copy.favouritesRestHint : copy.noFavouritesHint}
      action={
        <Button kind="secondary" onClick={() => choose({ tab: 'RUNNING' })}>
          {copy.browse}
        </Button>
      }
    />
  );
}

/** Why the list is empty. */
export function BoardEmpty() {
  const { vendor } = useSports();
  const { choice, choose } = useBoardView();
  const counts = useSportCounts(vendor).data ?? [];
  const icon = <SportGlyph sportId={choice.sportId} />;
  if (choice.tab === 'FAVOURITE') return <NoFavourites />;
  if (choice.leagues !== null)
    return (
      <EmptyState
        icon={icon}
        title={copy.emptyFilter}
        action={
          <Button kind="secondary" onClick={() => choose({ leagues: null })}>
            {copy.showAll}
          </Button>
        }
      />
    );
  if (choice.tab === 'EARLY' && choice.day !== null)
    return (
      <EmptyState
        icon={icon}
        title={copy.emptyDay}
        action={
          <Button kind="secondary" onClick={() => choose({ day: null })}>
            {copy.showAll}
          </Button>
        }
      />
    );
  const next = wayOn(counts, choice.sportId, choice.tab);
  return (
    <EmptyState
      icon={icon}
      title={copy.empty(`${sportText(choice.sportId)}${tabText[choice.tab]}`)}
      testId="board-empty"
      action={
        next === null ? undefined : (
          <Button kind="secondary" onClick={() => choose({ sportId: next.sportId, tab: next.tab })}>
            {next.sportId === choice.sportId
              ? copy.goTo(tabText[next.tab], next.count)
              : copy.goToSport(sportText(next.sportId))}
          </Button>
        )
      }
    />
  );
}
