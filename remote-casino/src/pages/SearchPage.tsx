/**
 * /Games/search: three characters search at once; before that recent searches, hot names and
 * providers to pick, and from the first character on the names that fit (R5-2). Who asks for a
 * search of less is told how much it takes; who is still typing is not.
 */
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Game, GameProvider } from '@site/contracts/games';
import { usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Notice, PageBody, Search, Skeleton, TextField } from '@site/ui';
import { useGameList } from '../api/queries';
import { GameLobby } from '../lobby/GameLobby';
import { useLobby } from '../lobby/lobby-context';
import { SEARCH } from '../phrases/search';
import { FoundGames } from '../search/FoundGames';
import { PickLists } from '../search/PickLists';
import { recentSearches, withRecent } from '@site/remote-kit/recent-searches';
import { useSearchText } from '../search/search-address';
import { useGameIndex } from '../search/use-game-index';

/** What was searched for last; it leaves with the member. */
const RECENT_SEARCHES = recentSearches('gameSearches');

const NO_GAMES: readonly Game[] = [];
const NO_PROVIDERS: readonly GameProvider[] = [];

function useRecent() {
  const { storage } = usePlatform();
  const [recent, setRecent] = useState<readonly string[]>(
    () => storage.read(RECENT_SEARCHES) ?? [],
  );
  return {
    recent,
    remember: (text: string): void => {
      const next = withRecent(recent, text);
      storage.write(RECENT_SEARCHES, next);
      setRecent(next);
    },
    forget: (): void => {
      storage.remove(RECENT_SEARCHES);
      setRecent([]);
    },
  };
}

function SearchGames() {
  const { typed, wanted, type, pick } = useSearchText();
  const { recent, remember, forget } = useRecent();
  const { games, failure, error, retry } = useGameList();
  const { providers = NO_PROVIDERS, inMaintenance } = useLobby();
  // Games of before stay searchable when reading them anew fails.
  const hasFailed = failure !== 'none' && games === undefined;
  const index = useGameIndex(games);
  const field = useRef<HTMLInputElement>(null);
  const [isFresh] = useState(typed === '');
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    if (isFresh) field.current?.focus();
  }, [isFresh]);
  const text = useDeferredValue(wanted);
  const take = (name: string): void => {
    pick(name);
    remember(name);
  };
  const submit = (): void => {
    if (wanted === null) {
      setRefused(typed.trim());
      return;
    }
    remember(wanted);
    field.current?.blur();
  };
  return (
    <PageBody>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          ref={field}
          label={<span className="vh">{SEARCH.title}</span>}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={50}
          value={typed}
          onChange={type}
          placeholder={SEARCH.placeholder}
          lead={<Search aria-hidden="true" />}
          testId="game-search"
        />
      </form>
      {wanted === null && typed.trim() !== '' && typed.trim() === refused ? (
        <Notice role="status" testId="search-short">
          <b>{SEARCH.tooShort}</b>
          <br />
          {SEARCH.tooShortHint}
        </Notice>
      ) : null}
      {hasFailed ? <ReadFailed title={SEARCH.failed} why={error} onRetry={retry} /> : null}
      {text === null ? (
        <PickLists
          typed={typed.trim()}
          games={games ?? NO_GAMES}
          index={index}
          providers={providers}
          closed={inMaintenance}
          recent={recent}
          onPick={take}
          onClearRecent={forget}
        />
      ) : index !== null ? (
        <FoundGames text={text} index={index} providers={providers} onOpen={() => remember(text)} />
      ) : null}
      {text !== null && index === null && !hasFailed ? <Skeleton kind="grid" /> : null}
    </PageBody>
  );
}

export function Page() {
  return (
    <GameLobby>
      <SearchGames />
    </GameLobby>
  );
}
