import { isSignedIn } from '@site/domain/session/access';
import { useSession } from '@site/platform';
import { PageBody } from '@site/ui';
import { JackpotBanner } from '../jackpot/JackpotBanner';
import { Banners } from '../lobby/Banners';
import { CategoryBar } from '../lobby/CategoryBar';
import { LobbyTiles } from '../lobby/LobbyTiles';
import { GameLobby } from '../lobby/GameLobby';
import { LobbyShelves } from '../lobby/LobbyShelves';
import { ProviderStrip } from '../lobby/ProviderStrip';
import { SearchEntry } from '../lobby/SearchEntry';
import { useCategoryList } from '../lobby/use-category-list';
import { usePageTitle } from '@site/remote-kit/page-title';
import { LOBBY } from '../phrases/lobby';

/** The casino's first page: every game is two taps away. */
export function Page() {
  const isMember = isSignedIn(useSession());
  const categories = useCategoryList();
  usePageTitle(LOBBY.homeTitle);
  return (
    <GameLobby>
      <PageBody>
        <h1 className="vh">{LOBBY.homeTitle}</h1>
        <SearchEntry />
        <CategoryBar categories={categories} current={null} />
        <Banners position="casino" />
        <JackpotBanner />
        <LobbyTiles isMember={isMember} />
        <LobbyShelves key={String(isMember)} isMember={isMember} categories={categories} />
        <ProviderStrip />
      </PageBody>
    </GameLobby>
  );
}
