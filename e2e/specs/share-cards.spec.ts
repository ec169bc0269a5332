/**
 * What a chat shows of a link: names and a picture, read from the document as chats read it,
 * without running a script.
 */
import type { APIRequestContext } from 'playwright/test';
import { expect, test } from '../fixtures/test';

/** The card in a document's head, by the names of its tags. */
async function cardAt(
  request: APIRequestContext,
  address: string,
): Promise<Readonly<Record<string, string>>> {
  const html = await (await request.get(address)).text();
  const tags = html.matchAll(
    /<meta (?:name|property)="((?:og|twitter):[\w:]+)" content="([^"]*)">/g,
  );
  return Object.fromEntries([...tags].map(([, name = '', value = '']) => [name, value]));
}

/** Fetches a card's picture as a chat does. */
async function pictureOf(
  request: APIRequestContext,
  card: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await request.get(card['og:image'] ?? '');
  const bytes = await answer.body();
  return `${answer.status()} ${answer.headers()['content-type']} ${bytes.subarray(0, 3).toString('hex')}`;
}

const JPEG = '200 image/jpeg ffd8ff';
const PNG = '200 image/png 89504e';

interface SandboxEvent {
  readonly eventId: string;
  readonly homeName: string;
  readonly awayName: string;
}
const eventsOf = async (
  request: APIRequestContext,
  origin: string,
): Promise<readonly SandboxEvent[]> => {
  const answer = await request.get(`${origin}/__sandbox/events/saba`);
  return ((await answer.json()) as { readonly events: readonly SandboxEvent[] }).events;
};

/** Nobody waits for long, and a busy machine draws when it has the time (ADR 111). */
const LATE_MS = 150_000;

test('a link to a match, an offer and a season says which one, with a picture', async ({
  request,
  site,
}) => {
  const [event] = await eventsOf(request, site.origin);
  if (event === undefined) throw new Error('the board is empty');
  const match = `${site.url}/sbtwo/sports-saba/event/${event.eventId}`;
  // The first look at an id may come without its names: nobody waits long for them.
  await expect
    .poll(async () => (await cardAt(request, match))['og:title'])
    .toBe(`${event.homeName} vs ${event.awayName}`);
  const card = await cardAt(request, match);
  expect(card).toMatchObject({
    'og:site_name': '玉衡体育',
    'twitter:card': 'summary_large_image',
  });
  // The link as it was sent: a shared bet has its picks in the query.
  expect(card).not.toHaveProperty('og:url');
  expect(card['og:description']).toMatch(/ · \d{4}\/\d\d\/\d\d \d\d:\d\d 开赛（北京时间）$/);
  expect(card).toMatchObject({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${card['og:title']}，${card['og:description']}`,
  });
  // Drawn with the first look, which may be too early for it on a busy machine.
  await expect.poll(() => pictureOf(request, card), { timeout: LATE_MS }).toBe(PNG);

  const list = (await (
    await request.get(`${site.origin}/cms/promotions`, {
      headers: {
        'x-app-token': 'site-mobile-web',
        'x-gateway-key': 'gk-content',
        culture: 'ZH-CN',
      },
    })
  ).json()) as { result?: { promoId: string; promoTitle: string; visibility: string }[] };
  const offer = list.result?.find(({ visibility }) => visibility === 'public');
  const detail = `${site.url}/Promotions/Detail/${offer?.promoId}`;
  await expect
    .poll(async () => (await cardAt(request, detail))['og:title'])
    .toBe(offer?.promoTitle ?? 'an offer');
  expect(await pictureOf(request, await cardAt(request, detail))).toBe(JPEG);

  const season = await cardAt(request, `${site.url}/event_CNY2024`);
  expect(season['og:title']).not.toBe('玉衡体育');
  expect(season['og:image']).toContain('/_mf/remotes/season_cny2024/');
  expect(await pictureOf(request, season)).toBe(JPEG);
});

test('each match has a picture of its own, that is drawn once and for matches alone', async ({
  request,
  site,
}) => {
  const bytesOf = async (eventId: string): Promise<string> => {
    const url = `${site.url}/_card/match/saba/${eventId}.png`;
    await expect
      .poll(async () => (await request.get(url)).headers()['content-type'], { timeout: LATE_MS })
      .toBe('image/png');
    const picture = await (await request.get(url)).body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    return picture.toString('base64');
  };
  const [first, second] = await eventsOf(request, site.origin);
  const drawn = await bytesOf(first?.eventId ?? '');
  expect(await bytesOf(second?.eventId ?? '')).not.toBe(drawn);
  expect(await bytesOf(first?.eventId ?? '')).toBe(drawn);
  const nobody = await request.get(`${site.url}/_card/match/saba/nobody.png`);
  expect([nobody.status(), nobody.url()]).toEqual([200, `${site.url}/share-match.jpg`]);
  expect((await request.get(`${site.url}/_card/match/saba/..%2fnobody.png`)).status()).toBe(404);
});

test('a link to nothing, or to what is a member’s, says only what the site is', async ({
  request,
  site,
}) => {
  for (const path of ['/sbtwo/sports-saba/event/nobody', '/Promotions/Detail/nobody', '/']) {
    const card = await cardAt(request, `${site.url}${path}`);
    expect(card['og:title']).not.toContain('nobody');
    expect(await pictureOf(request, card)).toBe(JPEG);
  }
  for (const path of ['/sbtwo/wagers', '/DepositDetails?id=D1234567']) {
    const card = await cardAt(request, `${site.url}${path}`);
    expect(JSON.stringify(card)).not.toContain('D1234567');
  }
  expect(await cardAt(request, `${site.url}/sbtwo/wagers`)).toMatchObject({
    'og:title': '玉衡体育',
    'og:url': `${site.url}/`,
  });
});
