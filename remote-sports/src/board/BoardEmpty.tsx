/** Nothing to show, why, and the way on. */
import { isSignedIn } from '@site/domain/session/access';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, useSession } from '@site/platform';
import { Button, EmptyState, buttonLook } from '@site/ui';
import { Star } from '@site/ui/more-icons';
import { SportGlyph } from '@site/ui/sport-glyphs';
import styled from 'styled-components';
import { useFavourites } from '../favourites/use-favourites';
import { BOARD } from '../phrases/board';
import { BOARD_EMPTY } from '../phrases/board-empty';
import { sportText, TAB_TEXT } from '../phrases/names';
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
        title={BOARD_EMPTY.favouritesTitle}
        hint={BOARD_EMPTY.favouritesHint}
        testId="favourites-login"
        action={
          <StyledLink data-kind="primary" to={loginAddress(base, '')}>
            {BOARD.login}
          </StyledLink>
        }
      />
    );
  }
  const follows = events.length + leagues.length > 0;
  return (
    <EmptyState
      icon={<Star />}
      title={follows ? BOARD_EMPTY.favouritesIdle : BOARD_EMPTY.noFavourites}
      hint={follows ? BOARD_EMPTY.favouritesIdleHint : BOARD_EMPTY.noFavouritesHint}
      action={
        <Button kind="secondary" onClick={() => choose({ tab: 'RUNNING' })}>
          {BOARD_EMPTY.browse}
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
        title={BOARD_EMPTY.emptyFilter}
        action={
          <Button kind="secondary" onClick={() => choose({ leagues: null })}>
            {BOARD_EMPTY.showAll}
          </Button>
        }
      />
    );
  if (choice.tab === 'EARLY' && choice.day !== null)
    return (
      <EmptyState
        icon={icon}
        title={BOARD_EMPTY.emptyDay}
        action={
          <Button kind="secondary" onClick={() => choose({ day: null })}>
            {BOARD_EMPTY.showAll}
          </Button>
        }
      />
    );
  const next = wayOn(counts, choice.sportId, choice.tab);
  return (
    <EmptyState
      icon={icon}
      title={BOARD_EMPTY.empty(`${sportText(choice.sportId)}${TAB_TEXT[choice.tab]}`)}
      testId="board-empty"
      action={
        next === null ? undefined : (
          <Button kind="secondary" onClick={() => choose({ sportId: next.sportId, tab: next.tab })}>
            {next.sportId === choice.sportId
              ? BOARD_EMPTY.goTo(TAB_TEXT[next.tab], next.count)
              : BOARD_EMPTY.goToSport(sportText(next.sportId))}
          </Button>
        )
      }
    />
  );
}
