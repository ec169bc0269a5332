import { earlyRequest, type EarlyAnswers } from '@site/contracts/early-read';
import { shareTags } from '@site/contracts/releases/document/share-tags';
import type { Registry } from '@site/contracts/releases/registry';
import type { Release } from '@site/contracts/releases/release';
import { ALL_ROWS } from '@site/contracts/rows';
import { cardOf, cardReads } from './share-card';

const fileOf = { integrity: '', bytes: 1, gz: 1, br: 1 };
const releaseOf = (name: string, ...files: string[]): Release =>
  ({
    name,
    version: '1.0.0_aaaaaaa',
    files: Object.fromEntries(files.map((file) => [file, fileOf])),
  }) as unknown as Release;
const HOST = releaseOf(
  'host',
  'public/share-site.jpg',
  'public/share-match.jpg',
  'public/share-offer.jpg',
);
const poster = {
  title: '新春<b>盛典',
  slogan: '万象更新',
  lines: ['一'],
  image: 'poster.svg',
  ground: '#22040a',
  ink: '#fff3d6',
};
const season = {
  slug: 'cny',
  accents: {
    dark: { brand: '#ff9a7d', gold: '#ffd06a' },
    light: { brand: '#b3201f', gold: '#e2a233' },
  },
  entry: { title: 't', hint: 'h', sign: 's' },
  poster,
};
const surface = { name: 'season-cny', routes: [], slots: [], season };
const registryOf = (remotes: Partial<Registry['remotes']> = {}): Registry =>
  ({ remotes, versions: { 'season_cny@1.0.0_aaaaaaa': { surface } } }) as unknown as Registry;

const PUBLIC = { own: { name: 'x', version: '1', view: 'v', access: 'public' }, title: '页面' };
const cardAt = (
  path: string,
  {
    answers = {},
    page = PUBLIC,
    host = HOST,
    own = null,
    registry = registryOf(),
    drawsMatches = true,
  }: {
    answers?: EarlyAnswers;
    page?: typeof PUBLIC;
    host?: Release;
    own?: Release | null;
    registry?: Registry;
    drawsMatches?: boolean;
  } = {},
) =>
  cardOf(path, page, answers, {
    registry,
    host,
    own,
    siteName: '玉衡体育',
    drawsMatches,
    origin: 'https://m.example',
    now: Date.parse('2026-02-01T00:00:00Z'),
  });
/** What the back end says to the only read of a path. */
const answering = (path: string, result: unknown): EarlyAnswers => {
  const [read] = cardReads(path);
  const request = read === undefined ? null : earlyRequest(read, ALL_ROWS);
  return { [request?.url ?? '']: { result } };
};

const MATCH = '/sbtwo/sports-saba/event/e-7';
const match = {
  homeName: '北山<img src=x>',
  awayName: '海州"联',
  leagueName: '星海超级联赛',
  kickOff: '2026-11-27T12:30:00Z',
};
const OFFER = '/Promotions/Detail/p1';
const offer = {
  promoId: 'p1',
  promoTitle: '每周礼金',
  promoImage: '/cms/photo/p1.abc.jpg',
  isSticky: false,
  parentTid: '',
  parentName: '',
  promotionMainType: 'General',
  cmsPromotionType: '',
  cmsActionType: 1,
  cmsCampaignId: null,
  category: '',
  labels: [],
  eligibilityOverride: false,
  visibility: 'public',
  memberLevel: 'eligible',
  bonus_id: null,
  bonusVersion: 1,
  dateRange: { startDate: '2026-11-01T00:00:00Z', endDate: '2026-12-01T00:00:00Z' },
};

test('a match has the names of its sides, its league and its time in Beijing', () => {
  expect(cardAt(MATCH, { answers: answering(MATCH, match) })).toEqual({
    siteName: '玉衡体育',
    title: '北山<img src=x> vs 海州"联',
    description: '星海超级联赛 · 2026/11/27 20:30 开赛（北京时间）',
    address: null,
    picture: expect.stringMatching(
      /^https:\/\/m\.example\/cn\/mobile\/_card\/match\/saba\/e-7\.png\?v=[\da-f]{8}$/,
    ) as string,
    size: { width: 1200, height: 630 },
    isWide: true,
  });
});

test('a match that says something else has another picture; one that is not known has that of all', () => {
  const pictureOf = (result: unknown, drawsMatches = true): string =>
    cardAt(MATCH, { answers: answering(MATCH, result), drawsMatches }).picture;
  const ofAll = 'https://m.example/cn/mobile/share-match.jpg';
  expect(pictureOf(match)).toBe(pictureOf(match));
  expect(pictureOf({ ...match, kickOff: '2026-11-28T12:30:00Z' })).not.toBe(pictureOf(match));
  expect([pictureOf(null), pictureOf(match, false)]).toEqual([ofAll, ofAll]);
});

test('how large a picture is, and what is on it, is told; of one that somebody else made only that', () => {
  expect(shareTags(cardAt('/'))).toContain(
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="页面，体育赛事与娱乐场，赔率实时更新">',
  );
  const tags = shareTags(cardAt(OFFER, { answers: answering(OFFER, [offer]) }));
  expect(tags).not.toContain('og:image:width');
  expect(tags).toContain('og:image:alt');
});

test('whatever a name is, in the document it stays a text', () => {
  const tags = shareTags(cardAt(MATCH, { answers: answering(MATCH, match) }));
  expect(tags).toContain('content="北山&lt;img src=x&gt; vs 海州&quot;联"');
  // Nothing but the eleven tags is left to a parser: no quote ends a value, no sign opens an element.
  expect(tags.replaceAll(/<meta (?:name|property)="[a-z:_]+" content="[^"<>]*">/g, '#')).toBe(
    '###########',
  );
});

test('signs that control, turn or halve a text are none of a name; only what is cut says so', () => {
  const titleOf = (homeName: string): string =>
    cardAt(MATCH, { answers: answering(MATCH, { ...match, homeName, awayName: '' }) }).title;
  expect(titleOf('北\u0000山\u202e\n队\ud83d')).toBe('北 山 队');
  expect(titleOf('\u202e\u0007')).toBe('玉衡体育');
  expect(titleOf('⚽'.repeat(80))).toBe('⚽'.repeat(80));
  expect(titleOf('🏆'.repeat(80))).toBe('🏆'.repeat(80));
  expect(titleOf('🏆'.repeat(10_000))).toBe(`${'🏆'.repeat(79)}…`);
});

test('a promotion has its title and the picture that chats can draw; a drawing is none', () => {
  const card = cardAt(OFFER, { answers: answering(OFFER, [offer]) });
  expect([card.title, card.picture]).toEqual([
    '每周礼金',
    'https://m.example/cms/photo/p1.abc.jpg',
  ]);
  for (const promoImage of [
    '/cms/art/p1.svg',
    'https://evil.example/a.jpg',
    '/cms/a.jpg"x',
    '//e/a.png',
  ])
    expect(cardAt(OFFER, { answers: answering(OFFER, [{ ...offer, promoImage }]) }).picture).toBe(
      'https://m.example/cn/mobile/share-offer.jpg',
    );
});

test('what nobody has, what is for members alone and what has another form is named as its kind', () => {
  const general = cardAt(OFFER);
  expect([general.title, general.picture]).toEqual([
    '页面',
    'https://m.example/cn/mobile/share-offer.jpg',
  ]);
  for (const result of [
    [],
    [{ ...offer, visibility: 'member' }],
    [{ ...offer, promoId: 'p2' }],
    [{}],
    'x',
    null,
  ])
    expect(cardAt(OFFER, { answers: answering(OFFER, result) })).toEqual(general);
  for (const result of [null, {}, { ...match, homeName: 7 }, [match]])
    expect(cardAt(MATCH, { answers: answering(MATCH, result) })).toEqual(cardAt(MATCH));
});

test('only addresses of one promotion or one match ask, and only by ids that look like ids', () => {
  expect(cardReads(MATCH)).toEqual([
    { row: 'content.match', query: { vendor: 'SABA', eventId: 'e-7' } },
  ]);
  expect(cardReads('/promotions/detail/p1')).toEqual([{ row: 'promotion.list' }]);
  for (const path of [
    '',
    '/',
    '/Me',
    '/sbtwo/sports-saba',
    '/sbtwo/sports-saba-demo/event/1',
    '/sbtwo/sports-nobody/event/1',
    '/sbtwo/sports-saba/event/%3Cb%3E',
    `/sbtwo/sports-saba/event/${'a'.repeat(65)}`,
    '/Promotions/Detail/a/b',
    '/Promotions/Detail/..',
  ])
    expect([path, cardReads(path)]).toEqual([path, []]);
});

test('a season says what its poster says, with its own picture where its release has one', () => {
  const own = releaseOf('season_cny', 'share.jpg');
  const card = cardAt('/event_cny', { own });
  expect([card.title, card.description, card.picture]).toEqual([
    '新春<b>盛典',
    '万象更新',
    'https://m.example/cn/mobile/_mf/remotes/season_cny/1.0.0_aaaaaaa/share.jpg',
  ]);
  expect(cardAt('/event_cny', { own: releaseOf('season_cny') }).picture).toBe(
    'https://m.example/cn/mobile/share-site.jpg',
  );
});

test('a season that ended for its texts says none of them, nor shows the picture that does', () => {
  const own = releaseOf('season_cny', 'share.jpg');
  const endedFor = (killedFor?: string): Registry =>
    registryOf({
      season_cny: {
        kill: null,
        windows: [
          {
            id: 'w',
            from: '2026-01-01T00:00:00Z',
            until: '2026-03-01T00:00:00Z',
            killed: true,
            killedFor,
          },
        ],
      } as unknown as Registry['remotes'][string],
    });
  // Of before there were reasons, for its texts, and of a release that knows more of them.
  for (const killedFor of [undefined, 'text', 'weather']) {
    const card = cardAt('/event_cny', { own, registry: endedFor(killedFor) });
    expect([killedFor, JSON.stringify(card).includes('万象更新'), card.picture]).toEqual([
      killedFor,
      false,
      'https://m.example/cn/mobile/share-site.jpg',
    ]);
  }
  const card = cardAt('/event_cny', { own, registry: endedFor('code') });
  expect(card.description).toBe('万象更新');
});

test('a shared bet and a link with a referrer stay the links that were sent', () => {
  for (const path of ['/sbtwo/share', '/', MATCH])
    expect(shareTags(cardAt(path))).not.toContain('og:url');
});

test('a page of a member says nothing but the site, and names no address of theirs', () => {
  const page = { own: { ...PUBLIC.own, access: 'member' }, title: '存款详情' };
  const card = cardAt('/DepositDetails/D123', { page, answers: { x: 1 } });
  expect(card).toMatchObject({ title: '玉衡体育', address: 'https://m.example/cn/mobile/' });
  expect(JSON.stringify(card)).not.toContain('D123');
});

test('a host of before has its sign; long names are cut', () => {
  expect(cardAt('/', { host: releaseOf('host') })).toMatchObject({
    picture: 'https://m.example/cn/mobile/icon-512.png',
    size: { width: 512, height: 512 },
    isWide: false,
  });
  const long = { ...match, homeName: '长'.repeat(200) };
  expect(cardAt(MATCH, { answers: answering(MATCH, long) }).title).toBe(`${'长'.repeat(79)}…`);
});
