import { useState } from 'react';
import type { GameProvider } from '@site/contracts/games';
import { isSignedIn } from '@site/domain/session/access';
import { useNavigate, useParams, useSession } from '@site/platform';
import { Button, EmptyState, FailedState, PageBody, Search, Section, Skeleton, Tabs, TextField, type TabOption } from '@site/ui';
import { GameGlyph } from '@site/ui/game-glyphs';
import { useCategories, useGames, useMaintenance, useProviders, useRecentGames } from '../api/queries';
import { FEATURE_ERROR_TEXT } from '@site/phrases/feature-errors';
import { useFailureToast } from '../api/use-failure-toast';
import { JackpotBanner } from '../jackpot/JackpotBanner';
import { GameGrid } from '../lobby/GameGrid';
import { ProviderFilter } from '../lobby/ProviderFilter';
import { glyphOf, readCategory, slugOf } from '../lobby/categories';
import { filterGames } from '../lobby/filter-games';
import { CATEGORY_HINT, LOBBY } from '../phrases/lobby';

const NO_PROVIDERS: readonly GameProvider[] = [];

function useCategoryTabs(): readonly TabOption<string>[] {
  const { data, isError } = useCategories();
  useFailureToast(isError, FEATURE_ERROR_TEXT.categoryList);
  const tabs = (data ?? []).toSorted((a, b) => a.sort - b.sort).map((category) => ({
    value: slugOf(category.code), label: category.name, icon: <GameGlyph name={glyphOf(category.code)} />, testId: `category-${category.code}`,
  }));
  return [{ value: 'all', label: LOBBY.all, icon: <GameGlyph name="all" />, testId: 'category-ALL' }, ...tabs];
}

/** The lobby: a category of the address, a provider, a word. */
export function Page() {
  const navigate = useNavigate();
  const category = readCategory(useParams().category);
  const [providerCode, setProviderCode] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const tabs = useCategoryTabs();
  const games = useGames();
  const { data: providers = NO_PROVIDERS, isError: providersFailed } = useProviders();
  useFailureToast(providersFailed, FEATURE_ERROR_TEXT.providerList);
  useFailureToast(games.isError, FEATURE_ERROR_TEXT.gameList);
  const closed = useMaintenance();
  const recent = useRecentGames(isSignedIn(useSession())).data ?? [];
  const ofCategory = providers.filter((provider) => category === null || provider.category === category).toSorted((a, b) => a.sort - b.sort);
  const shown = filterGames(games.data ?? [], { category, providerCode, search });
  const value = category === null ? 'all' : slugOf(category);
  const choose = (slug: string): void => {
    setProviderCode(null);
    void navigate(slug === 'all' ? '/Games' : `/Games/${slug}`, { replace: true });
  };
  const reset = (): void => {
    setProviderCode(null);
    setSearch('');
  };
  return (
    <PageBody>
      <h1 className="vh">{LOBBY.homeTitle}</h1>
      <Tabs label={LOBBY.categories} options={tabs} value={value} onChange={choose} />
      {category === null || category === 'SLOT' ? <JackpotBanner /> : null}
      <ProviderFilter providers={ofCategory} closed={closed} value={providerCode} onChange={setProviderCode} />
      <TextField label={<span className="vh">{LOBBY.search}</span>} value={search} onChange={setSearch} placeholder={LOBBY.searchPlaceholder} type="search" lead={<Search aria-hidden="true" />} testId="game-search" />
      {category === null && search === '' && recent.length > 0 ? <Section title={LOBBY.recent}><GameGrid games={recent.slice(0, 3)} providers={providers} closed={closed} /></Section> : null}
      <Section title={category === null ? LOBBY.hot : (CATEGORY_HINT[category] ?? '')} action={<span className="num">{LOBBY.games(shown.length)}</span>}>
        {games.isPending ? <Skeleton kind="grid" /> : null}
        {games.isError ? <FailedState title={LOBBY.failed} onRetry={() => void games.refetch()} /> : null}
        {games.data !== undefined && shown.length === 0
          ? <EmptyState title={search === '' ? LOBBY.empty : LOBBY.none} hint={LOBBY.emptyHint} action={<Button kind="secondary" onClick={reset}>{LOBBY.showAll}</Button>} />
          : <GameGrid key={`${value}-${providerCode ?? ''}`} games={shown} providers={providers} closed={closed} />}
      </Section>
    </PageBody>
  );
}
