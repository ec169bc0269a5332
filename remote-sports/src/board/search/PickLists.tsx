/**
 * Before a search and for names of two characters (domain D9): what was searched last, leagues and
 * teams to pick; of those that hold what is typed the matches stand below at once.
 */
import { getDataStatistics } from '@site/contracts/sports-data';
import { Paging } from '@site/domain/constants';
import { namesToSearch } from '@site/domain/games/filters';
import { STALE, useCall, usePlatform, useQuery, valueOrThrow } from '@site/platform';
import { Button, Section, Skeleton, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { SEARCH } from '../../phrases/search';
import { allLeagues } from '../../sports-data/league-data';
import { useSports } from '../../state/use-sports';
import { FoundEvents } from './LateFound';
import { questionOf } from './found-question';

const StyledPicks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${px(8)};
  & > button {
    min-height: ${px(40)};
    padding: 0 ${px(14)};
    border-radius: ${radius.pill};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line')};
    font-size: ${type.s};
  }
  & > button:active {
    background: ${color('brand-soft')};
  }
`;

/** Names that are shown without a text, and with one. */
const MOST = { leagues: 12, teams: 18 } as const;
/** Names whose matches are asked for at once, and matches shown of them. */
const AT_ONCE = { names: 4, matches: 12 } as const;

function Picks({
  title,
  names,
  onPick,
  testId,
  onClear,
}: {
  readonly title: string;
  readonly names: readonly string[];
  readonly onPick: (name: string) => void;
  readonly testId: string;
  readonly onClear?: () => void;
}) {
  if (names.length === 0) return null;
  return (
    <Section
      title={title}
      action={
        onClear === undefined ? undefined : (
          <Button kind="ghost" size="s" onClick={onClear}>
            {SEARCH.clear}
          </Button>
        )
      }
    >
      <StyledPicks data-testid={testId}>
        {names.map((name) => (
          <button key={name} type="button" onClick={() => onPick(name)}>
            {name}
          </button>
        ))}
      </StyledPicks>
    </Section>
  );
}

/** Props of {@link PickLists}. */
export interface PickListsProps {
  /** What is typed so far: only names that hold it are offered. */
  readonly typed: string;
  readonly recent: readonly string[];
  readonly onPick: (name: string) => void;
  readonly onClearRecent: () => void;
}

/** The lists; those that cannot be read are left out. */
export function PickLists({ typed, recent, onPick, onClearRecent }: PickListsProps) {
  const { api } = usePlatform();
  const leagues = useQuery({
    queryKey: ['sports.leagues'],
    queryFn: async () => valueOrThrow(await allLeagues(api)),
    staleTime: STALE.fiveMinutes,
  });
  const teams =
    useCall(
      getDataStatistics,
      { query: { currentPage: 1, perPageSize: Paging.sportsData } },
      { staleMs: STALE.fiveMinutes },
    ).data?.data ?? [];
  const wanted = typed.toLowerCase();
  const like = (name: string): boolean => name.toLowerCase().includes(wanted);
  const unique = (names: readonly string[]): readonly string[] => [...new Set(names)].filter(like);
  const leagueNames = unique(leagues.data?.rows.map(({ name }) => name) ?? []);
  const teamNames = unique(teams.map(({ teamName }) => teamName));
  const names = namesToSearch(typed, [...leagueNames, ...teamNames], AT_ONCE.names);
  const { vendor } = useSports();
  const found = useQuery({ ...questionOf(vendor, names), enabled: names.length > 0 });
  // A name that this vendor has nothing under is no way to anything.
  const leads = (name: string): boolean => found.data?.none.includes(name) !== true;
  const isNone = leagues.data !== undefined && leagueNames.length + teamNames.length === 0;
  return (
    <>
      {typed !== '' && isNone ? <p role="status">{SEARCH.noneLike(typed)}</p> : null}
      {typed === '' ? (
        <Picks
          title={SEARCH.recent}
          names={recent}
          onPick={onPick}
          testId="search-recent"
          onClear={onClearRecent}
        />
      ) : null}
      {leagues.isPending || found.isLoading ? (
        // What is not known yet would move what stands: it waits, so that nobody taps on what moves.
        <Skeleton kind="plain" />
      ) : (
        <>
          <Picks
            title={typed === '' ? SEARCH.leagues : SEARCH.leaguesLike}
            names={leagueNames.filter(leads).slice(0, MOST.leagues)}
            onPick={onPick}
            testId="search-leagues"
          />
          <Picks
            title={typed === '' ? SEARCH.teams : SEARCH.teamsLike}
            names={teamNames.filter(leads).slice(0, MOST.teams)}
            onPick={onPick}
            testId="search-teams"
          />
          {names.length === 0 ? null : (
            <FoundEvents key={names.join()} text={typed} names={names} most={AT_ONCE.matches} />
          )}
        </>
      )}
    </>
  );
}
