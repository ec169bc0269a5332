import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { linesOf } from './lines';
import { DATA, SOCCER, TENNIS, finished, board } from './replay.fixture';

const recorded = existsSync(SOCCER) ? test : test.skip;

describe(`recorded streams${existsSync(SOCCER) ? '' : ' (skipped: ../shared/data is absent)'}`, () => {
  recorded(
    'the soccer board: 200 markets, and at the end the same best prices as in the file',
    async () => {
      const app = createSandbox({ checkResults: false });
      const client = testClient(app);
      await client.control('POST', '/replay', {
        vendor: 'saba',
        sportId: 1,
        format: 'betfair-stream',
        speed: 0,
        path: SOCCER,
      });
      const view = await finished(client);
      expect(view).toMatchObject({ messages: 1_736, markets: 200 });
      const backs = new Map<string, Map<number, number>>();
      for await (const text of linesOf(SOCCER)) {
        const message = JSON.parse(text) as {
          mc: {
            id: string;
            img?: boolean;
            rc?: { id: number; hc?: number; atb?: [number, number][] }[];
          }[];
        };
        for (const change of message.mc) {
          if (change.img === true)
            for (const name of [...backs.keys()])
              if (name.startsWith(`${change.id}_`)) backs.delete(name);
          for (const runner of change.rc ?? []) {
            const name = `${change.id}_${runner.id}_${runner.hc ?? 0}`;
            const back = backs.get(name) ?? new Map<number, number>();
            backs.set(name, back);
            for (const [price, size] of runner.atb ?? []) back.set(price, size);
          }
        }
      }
      const shown = await board(client, '1', 'TODAY');
      const selections = shown.markets
        .filter((market) => market.marketId.startsWith('1.'))
        .flatMap((market) => market.selections);
      expect(selections.length).toBeGreaterThan(450);
      let compared = 0;
      for (const { selectionId, oddsPrice } of selections) {
        const sizes = [...(backs.get(selectionId) ?? [])]
          .filter(([, size]) => size > 0)
          .map(([price]) => price);
        if (sizes.length === 0) continue;
        expect([selectionId, oddsPrice.decimalPrice]).toEqual([
          selectionId,
          String(Math.max(...sizes)),
        ]);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(400);
      await app.close();
    },
    60_000,
  );

  recorded(
    'the tennis match: last traded prices, in play, winner',
    async () => {
      const app = createSandbox({ checkResults: false });
      const client = testClient(app);
      await client.control('POST', '/replay', {
        vendor: 'saba',
        sportId: 3,
        speed: 0,
        path: TENNIS,
      });
      const view = await finished(client);
      expect(view).toMatchObject({ messages: 362, markets: 1, status: 'CLOSED', inPlay: true });
      expect(view.winner).not.toBeNull();
      expect(view.selections.every(({ moves }) => moves.ltp.up > 10 && moves.ltp.down > 10)).toBe(
        true,
      );
      await app.close();
    },
    60_000,
  );

  recorded(
    'both teams to score: its own bet type, best back from the depth, winner',
    async () => {
      const app = createSandbox({ checkResults: false });
      const client = testClient(app);
      await client.control('POST', '/replay', {
        vendor: 'saba',
        sportId: 1,
        speed: 0,
        path: resolve(DATA, 'betfair-soccer-btts-1.145405534.jsonl.bz2'),
      });
      const view = await finished(client);
      expect(view).toMatchObject({
        messages: 681,
        markets: 1,
        status: 'CLOSED',
        winner: { id: 30_246 },
      });
      const market = [
        ...(await board(client, '1', 'RUNNING')).markets,
        ...(await board(client, '1', 'TODAY')).markets,
      ].find(({ marketId }) => marketId === '1.145405534');
      expect(market).toMatchObject({
        betType: 145,
        marketStatus: 'closed',
        selections: [
          { selectionId: '1.145405534_30246_0' },
          { selectionId: '1.145405534_110503_0' },
        ],
      });
      await app.close();
    },
    60_000,
  );
});
