/** The lobby as tests open it. */
import { addFavouriteGame, getGames } from '@site/contracts/games';
import { useNavigate } from '@site/platform';
import { renderInShell, type TestWorld } from '@site/testing';
import { casino } from './casino.fixture';

export const open = (world: TestWorld, path = '/Games') =>
  renderInShell(casino, { platform: world.platform, path });
export const games = async (world: TestWorld) => {
  const answer = await world.platform.api.call(getGames, { query: { platform: 'mobile' } });
  if (!answer.ok) throw new Error(`no games: ${JSON.stringify(answer.error)}`);
  return answer.value;
};
export const keepSome = async (world: TestWorld, ids: readonly string[]): Promise<void> => {
  for (const gameId of ids) await world.platform.api.call(addFavouriteGame, { params: { gameId } });
};

/** The browser's way back. */
export function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      back
    </button>
  );
}
