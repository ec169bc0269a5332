import { GATEWAY_KEY, HEADER, APP_TOKEN } from '@site/contracts/headers';
import { createSandbox } from '../create-sandbox';

const headers = {
  [HEADER.appToken]: APP_TOKEN,
  [HEADER.gatewayKey]: GATEWAY_KEY.content,
  [HEADER.culture]: 'ZH-CN',
};

test('a match is named by what its board says, to anybody; one that nobody offers is not there', async () => {
  const app = createSandbox();
  await app.ready();
  const ask = (query: string) => app.inject({ url: `/cms/match?${query}`, headers });
  const { events } = (await app.inject({ url: '/__sandbox/events/saba', headers })).json<{
    events: { eventId: string; homeName: string }[];
  }>();
  const [event] = events;
  const found = await ask(`vendor=SABA&eventId=${event?.eventId}`);
  expect([found.statusCode, found.json<{ result: object }>().result]).toEqual([
    200,
    {
      homeName: event?.homeName,
      awayName: expect.any(String),
      leagueName: expect.any(String),
      kickOff: expect.any(String),
    },
  ]);
  expect((await ask('vendor=SABA&eventId=nobody-has-it')).statusCode).toBe(404);
  expect((await ask('vendor=ELSE&eventId=1')).statusCode).toBe(422);
  expect((await ask('vendor=SABA&eventId=%3Cb%3E')).statusCode).toBe(422);
  await app.close();
});
