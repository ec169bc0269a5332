/** A member in the lobby, launching and playing, for tests. */
import * as rows from '@site/contracts/games';
import { HEADER } from '@site/contracts/headers';
import { toLaunchGameType, toLaunchProviderCode } from '@site/domain/games/launch';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from '../create-sandbox';
import { testClient, type TestClient } from '../testing/client';
import { MORNING } from '../testing/funds';
import { GAMES } from './catalogue';

/** The launch payload of a game as a page sends it. */
export function payload(gameId: string, isDemo = false) {
  const game = GAMES.find((each) => each.gameId === gameId);
  const gameType = toLaunchGameType(game?.gameType ?? 'SLOT');
  return {
    gameType,
    providerCode: toLaunchProviderCode(gameType, game?.providerCode ?? 'TG'),
    gameId,
    isDemo,
    hostName: 'localhost',
    bankingUrl: 'http://localhost/DepositVerify',
    logoutUrl: 'http://localhost/',
    sportsMenu: '',
    vendorQuery: { sportId: '1', eventId: '2' },
    mobileLobbyUrl: 'http://localhost/Games',
    sportid: '',
    eventId: '',
  };
}

export const gameOfProvider = (code: string): string =>
  GAMES.find(({ providerCode }) => providerCode === code)?.gameId ?? '';
export const launch = async (client: TestClient, gameId: string, isDemo = false) =>
  client.call(rows.launchGame, {
    body: payload(gameId, isDemo),
    headers: { origin: 'http://127.0.0.1:4300' },
  });

export async function sessionOf(
  client: TestClient,
  gameId: string,
  isDemo = false,
): Promise<{ address: string; headers: Record<string, string> }> {
  const { gameLobbyUrl } = (await launch(client, gameId, isDemo)).body.result as {
    gameLobbyUrl: string;
  };
  const [address = '', token = ''] = gameLobbyUrl.split('#');
  return { address, headers: { [HEADER.authorization]: `Bearer ${token}` } };
}

type Round = { roundId: string; payout: number; balance: number; symbols: number[]; text: string };
export const play = async (
  app: FastifyInstance,
  headers: Record<string, string>,
  body: { bet: string; choice: string; key: string },
) =>
  (await app.inject({ method: 'POST', url: '/games/api/round', headers, payload: body })).json<{
    result: Round;
    errors?: { errorCode: string }[];
  }>();

export async function signedIn(name: string) {
  const app = createSandbox({ gamesOrigin: 'http://127.0.0.1:4999', now: MORNING });
  const client = testClient(app);
  await client.login(name);
  return { app, client };
}
