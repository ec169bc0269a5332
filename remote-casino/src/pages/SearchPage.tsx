/** /Games/search: three characters search at once; before that recent searches, hot names and providers to pick (R5-2). */
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Game, GameProvider } from '@site/contracts/games';
import { canSearch } from '@site/domain/games/filters';
import { usePlatform, useSearchParams } from '@site/platform';
import { FailedState, Notice, PageBody, Search, Skeleton, TextField } from '@site/ui';
import { useGameList, useMaintenance, useProviders } from '../api/queries';
import { GameDesk } from '../lobby/GameDesk';
import { SEARCH } from '../phrases/search';
import { FoundGames } from '../search/FoundGames';
import { PickLists } from '../search/PickLists';
import { RECENT_SEARCHES, withRecent } from '../search/recent';
import { useGameIndex } from '../search/use-game-index';

/** How long the address waits for the next letter. */
const ADDRESS_MS = 300;
const NO_GAMES: readonly Game[] = [];
const NO_PROVIDERS: readonly GameProvider[] = [];

/** The text of the address, written there once the member pauses; "back" from a game finds it again. */
function useAddressText(): readonly [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const write = useRef(setParams);
  write.current = setParams;
  const written = params.get('q') ?? '';
  useEffect(() => {
    if (text === written) return undefined;
    const timer = setTimeout(() => write.current((before) => {
      if (text === '') before.delete('q');
      else before.set('q', text);
      return before;
    }, { replace: true }), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [text, written]);
  return [text, setText];
}

function useRecent() {
  const { storage } = usePlatform();
  const [recent, setRecent] = useState<readonly string[]>(() => storage.read(RECENT_SEARCHES) ?? []);
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
  const [typed, setTyped] = useAddressText();
  // A picked name is searched however short it is.
  const [picked, setPicked] = useState<string | null>(null);
  const { recent, remember, forget } = useRecent();
  const { games, failure, retry } = useGameList();
  const { data: providers = NO_PROVIDERS } = useProviders();
  const closed = useMaintenance();
  const index = useGameIndex(games);
  const field = useRef<HTMLInputElement>(null);
  const [isFresh] = useState(typed === '');
  useEffect(() => {
    if (isFresh) field.current?.focus();
  }, [isFresh]);
  const wanted = picked ?? (canSearch(typed) ? typed.trim() : null);
  const text = useDeferredValue(wanted);
  const pick = (name: string): void => {
    setTyped(name);
    setPicked(name);
    remember(name);
  };
  const change = (next: string): void => {
    setTyped(next);
    setPicked(null);
  };
  const submit = (): void => {
    if (wanted === null) return;
    remember(wanted);
    field.current?.blur();
  };
  return (
    <PageBody>
      <form
        role="search" onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          ref={field} label={<span className="vh">{SEARCH.title}</span>} type="search" enterKeyHint="search" autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={50}
          value={typed} onChange={change} placeholder={SEARCH.placeholder} lead={<Search aria-hidden="true" />} testId="game-search"
        />
      </form>
      {wanted === null && typed.trim() !== '' ? <Notice role="status" testId="search-short"><b>{SEARCH.tooShort}</b><br />{SEARCH.tooShortHint}</Notice> : null}
      {failure === 'none' ? null : <FailedState title={SEARCH.failed} onRetry={retry} />}
      {text === null
        ? <PickLists typed={typed.trim()} games={games ?? NO_GAMES} index={index} providers={providers} closed={closed} recent={recent} onPick={pick} onClearRecent={forget} />
        : index !== null ? <FoundGames text={text} index={index} providers={providers} onOpen={() => remember(text)} /> : null}
      {text !== null && index === null && failure === 'none' ? <Skeleton kind="grid" /> : null}
    </PageBody>
  );
}

/** The page. */
export function Page() {
  return <GameDesk><SearchGames /></GameDesk>;
}
