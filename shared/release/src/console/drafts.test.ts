import type { ConsoleDraft, ConsoleTexts } from '@site/contracts/releases/console';
import data from '../../../../remote-events/events/cny2024/data.json';
import surface from '../../../../remote-events/events/cny2024/remote.json';
import { publishBuild } from '../publish';
import { A, B, callsOf, closeConsole, openConsole, type ConsoleFixture } from './console.fixture';

const NAME = 'season_cny2024';
const SCRIPT = `var a=JSON.parse('${JSON.stringify(data)}'),b=JSON.parse('${JSON.stringify(surface)}')`;
let open: ConsoleFixture;
const { post, get, enter } = callsOf(() => open);

beforeEach(async () => {
  open = await openConsole();
  const { world } = open;
  await publishBuild(world.context.held, world.build(NAME, A, { surface }, SCRIPT));
  await enter();
});
afterEach(() => closeConsole(open));

const draft = async (): Promise<ConsoleDraft> =>
  (await get(`/api/drafts/${NAME}`)).json<ConsoleDraft>();
const save = (texts: unknown, seen = A) => post('/api/drafts', { name: NAME, seen, texts });
const withWords = (texts: ConsoleTexts, over: Partial<ConsoleTexts['data']>): ConsoleTexts => ({
  ...texts,
  data: { ...texts.data, ...over },
});
const message = (answer: { json: <T>() => T }): string =>
  answer.json<{ message: string }>().message;

describe('drafts of seasons', () => {
  test('begin with the texts of the newest version, are saved under a name, and are dropped', async () => {
    const first = await draft();
    expect(first).toMatchObject({ base: A, saved: null, texts: { data, surface: surface.season } });
    const next = withWords(first.texts, { prizes: ['一等奖 8888 元'], kicker: '龙年' });
    expect((await save(next)).statusCode).toBe(200);
    expect(await draft()).toMatchObject({ texts: next, saved: { by: 'Lin' }, hasPicture: false });
    const { saved } = await draft();
    await post('/api/drafts/drop', { name: NAME, seen: saved?.at });
    expect((await draft()).texts.data.kicker).toBe(data.kicker);
  });

  test('two people do not write over each other', async () => {
    const { texts } = await draft();
    await save(withWords(texts, { kicker: '甲' }));
    expect(message(await save(withWords(texts, { kicker: '乙' })))).toContain(
      'Lin saved this draft meanwhile',
    );
    expect((await draft()).texts.data.kicker).toBe('甲');
  });

  test('texts of a version before the newest one are not saved over what is in it', async () => {
    const { texts } = await draft();
    const { world } = open;
    const later = { surface, builtAt: '2026-11-22T00:00:00Z' };
    await publishBuild(world.context.held, world.build(NAME, B, later, SCRIPT));
    expect(message(await save(withWords(texts, { kicker: '乙' })))).toContain(
      'was held back or dropped meanwhile',
    );
    expect(await draft()).toMatchObject({ base: B, saved: null });
  });

  test('nobody drops or holds back what somebody else saved since', async () => {
    const { texts } = await draft();
    await save(withWords(texts, { kicker: '甲' }));
    const { saved } = await draft();
    await save(withWords(texts, { kicker: '乙' }), saved?.at);
    const old = { name: NAME, seen: saved?.at };
    for (const answer of [
      await post('/api/drafts/drop', old),
      await post('/api/drafts/hold', { ...old, why: 'spring' }),
    ])
      expect(message(answer)).toContain('Lin saved this draft meanwhile');
    expect((await draft()).texts.data.kicker).toBe('乙');
  });

  test('a text that is too long, holds marks or is none is refused with its place', async () => {
    const { texts } = await draft();
    for (const [over, where] of [
      [{ kicker: '长'.repeat(21) }, 'texts.data.kicker): is longer than 20 letters'],
      [{ thanks: '<b>' }, 'texts.data.thanks): has a mark that is no text'],
      [{ share: ' ' }, 'texts.data.share): is empty'],
    ] as const)
      expect(message(await save(withWords(texts, over)))).toContain(where);
    expect(
      (await save(withWords(texts, { kicker: '长'.repeat(21) }))).json<{ zh: string }>().zh,
    ).toBe('texts.data.kicker 超过 20 个字');
    for (const [poster, said] of [
      [{ title: ' ' }, 'poster.title): is empty'],
      [{ slogan: '<b>' }, 'poster.slogan): has a mark that is no text'],
      [{ lines: ['a\u202Eb'] }, 'poster.lines.0): has a mark that is no text'],
      [{ title: '一\u2028二' }, 'poster.title): has a mark that is no text'],
    ] as const) {
      const was = texts.surface;
      const surfaced = { ...texts, surface: { ...was, poster: { ...was.poster, ...poster } } };
      expect(message(await save(surfaced))).toContain(said);
    }
    expect(message(await save(withWords(texts, { thanks: 'a\u2066b' })))).toContain(
      'texts.data.thanks): has a mark that is no text',
    );
    expect(message(await save(withWords(texts, { game: null })))).toContain('a mini-game is code');
    expect((await draft()).saved).toBeNull();
  });

  test('a picture is checked by its bytes and shown from the draft', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 375 440"><path d="M0 0"/></svg>';
    const send = (text: string, seen = A) =>
      post('/api/drafts/picture', {
        name: NAME,
        seen,
        bytes: Buffer.from(text).toString('base64'),
      });
    expect(message(await send(svg.replace('<path', '<script')))).toContain('a script');
    expect((await send(svg)).statusCode).toBe(200);
    const shown = await get(`/api/drafts/${NAME}/picture`);
    expect(shown.headers['content-type']).toContain('image/svg+xml');
    expect(shown.body).toBe(svg);
    const { saved, texts } = await draft();
    await save(withWords(texts, { kicker: '新' }), saved?.at);
    expect(await draft()).toMatchObject({ hasPicture: true, texts: { data: { kicker: '新' } } });
  });

  test('colours that cannot be read are refused, what the gate refuses stays a draft, and an act says so', async () => {
    const hold = async () =>
      post('/api/drafts/hold', {
        name: NAME,
        why: 'spring',
        seen: (await draft()).saved?.at ?? A,
      });
    expect(message(await hold())).toContain('there is no draft');
    const { texts } = await draft();
    const look = { ...texts.data.look, ink: texts.data.look.ground };
    await save(withWords(texts, { look }));
    expect(message(await hold())).toContain('below 4.5 to 1');
    const { saved } = await draft();
    await save(texts, saved?.at);
    const refused = await hold();
    expect(refused.statusCode).toBeGreaterThanOrEqual(409);
    expect((await draft()).saved).not.toBeNull();
    const [last] = (await get('/api/acts')).json<{ act: string; outcome: string }[]>();
    expect(last).toMatchObject({ act: 'hold draft', outcome: 'refused' });
  });

  test('what is no season has no draft', async () => {
    expect((await get('/api/drafts/sports')).statusCode).toBe(409);
    expect((await get('/api/drafts/season_x%2F..%2F..')).statusCode).toBe(409);
  });
});
