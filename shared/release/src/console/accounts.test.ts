import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from '../commands/run-command';
import { TEST_WORKSPACE } from '../testing/test-workspace';
import { callsOf, closeConsole, openConsole, B, type ConsoleFixture } from './console.fixture';
import { readActs } from './acts';

let open: ConsoleFixture;
let printed: string[];
const { post, get, order, state } = callsOf(() => open);

beforeEach(async () => {
  open = await openConsole();
  printed = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await closeConsole(open);
});

const account = (...words: readonly string[]): Promise<void> =>
  runCommand(['account', ...words, '--data', open.world.root, '--by', 'root'], TEST_WORKSPACE);
/** Adds an account; the password is the last line that is printed. */
async function added(...words: readonly string[]): Promise<string> {
  await account('add', ...words);
  return printed.at(-1)?.trim().split('\n').at(-1) ?? '';
}
async function enter(who: string, token: string): Promise<number> {
  const { headers, statusCode } = await post('/api/sign-in', { token, who });
  open.cookie = String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return statusCode;
}

describe('accounts of the console', () => {
  test('the token lets in until there is an account, then nobody but accounts comes in', async () => {
    expect((await get('/api/sign-in')).json()).toEqual({ accounts: false });
    expect(await enter('Lin', 'the-token')).toBe(200);
    await expect(account('add', 'mei', '--role', 'marketing')).rejects.toThrow(
      'one account has to be an operator',
    );
    const password = await added('root', '--role', 'operator');
    expect((await get('/api/sign-in')).json()).toEqual({ accounts: true });
    expect((await get('/api/state')).statusCode).toBe(401);
    expect(await enter('root', 'the-token')).toBe(403);
    expect(await enter('nobody', password)).toBe(403);
    expect(await enter('root', password)).toBe(200);
    expect(await state()).toMatchObject({ who: 'root', role: 'operator' });
  });

  test('the file keeps no password, is for its owner only, and a damaged one lets nobody in', async () => {
    const password = await added('root', '--role', 'operator');
    const file = path.join(open.world.root, 'release', 'console-accounts.json');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.readFileSync(file, 'utf8')).not.toContain(password);
    fs.writeFileSync(file, '{');
    expect((await post('/api/sign-in', { token: 'the-token', who: 'root' })).statusCode).toBe(500);
    expect((await get('/api/sign-in')).json<{ message: string }>().message).toContain('is damaged');
  });

  test('marketing plans seasons and gets nothing else, by the server and not only by the page', async () => {
    await added('root', '--role', 'operator');
    expect(await enter('mei', await added('mei', '--role', 'marketing'))).toBe(200);
    for (const wanted of [
      { verb: 'promote', name: 'sports', version: B },
      { verb: 'kill', name: 'sports' },
      { verb: 'restore', generation: 1 },
    ]) {
      const refused = await order(wanted, 'let me');
      expect(refused.statusCode).toBe(409);
      expect(refused.json<{ message: string }>().message).toContain(
        'mei may not do this: the account is of the role marketing',
      );
      expect((await post('/api/difference', wanted)).statusCode).toBe(409);
    }
    expect((await post('/api/preview', { name: 'sports', at: null, hours: 1 })).statusCode).toBe(
      409,
    );
    const refused = await order({
      verb: 'kill-window',
      name: 'season_cny2027',
      id: 'cny2027',
    });
    expect(refused.json<{ message: string }>().message).not.toContain('may not');
    expect(
      readActs(open.world.context.vault).map(({ who, act, outcome }) => [who, act, outcome]),
    ).toEqual(
      expect.arrayContaining([
        ['mei', 'sign-in', 'done'],
        ['mei', 'restore', 'refused'],
        ['root', 'account add', 'done'],
      ]),
    );
  });

  test('a squad changes its own parts, and its name stands in the trail', async () => {
    await added('root', '--role', 'operator');
    await enter('li', await added('li', '--role', 'squad', '--squad', 'other'));
    expect((await order({ verb: 'promote', name: 'sports', version: B })).statusCode).toBe(409);
    await enter('wu', await added('wu', '--role', 'squad', '--squad', 's'));
    expect((await order({ verb: 'promote', name: 'host', version: B })).statusCode).toBe(409);
    expect((await order({ verb: 'promote', name: 'sports', version: B }, 'ours')).statusCode).toBe(
      200,
    );
    const [last] = (await get('/api/audit')).json<{ record: { by: string; why: string } }[]>();
    expect(last?.record).toMatchObject({ by: 'wu', why: 'ours' });
    expect((await get('/api/acts')).json<unknown[]>()[0]).toMatchObject({
      who: 'wu',
      role: 'squad',
      act: 'promote',
      name: 'sports',
      why: 'ours',
      outcome: 'done',
    });
  });

  test('commands side by side lose nothing of each other, least of all that somebody is out', async () => {
    await added('root', '--role', 'operator');
    const password = await added('mei', '--role', 'marketing');
    await Promise.all([
      account('add', 'li', '--role', 'marketing'),
      account('add', 'wu', '--role', 'marketing'),
      account('password', 'root'),
      account('disable', 'mei'),
    ]);
    printed = [];
    await account('list');
    expect(printed.join('').split('\n').filter(Boolean).toSorted()).toEqual([
      'li   marketing',
      'mei   marketing   disabled',
      'root   operator',
      'wu   marketing',
    ]);
    expect(await enter('mei', password)).toBe(403);
    const file = path.join(open.world.root, 'release', 'console-accounts.json');
    // Another command is writing: nothing is read before it has ended.
    const lock = path.join(path.dirname(file), '.console-accounts.json.lock');
    fs.writeFileSync(lock, '');
    const enabled = account('enable', 'mei');
    const before = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, before.replaceAll('"name": "wu"', '"name": "hu"'));
    fs.rmSync(lock);
    await enabled;
    expect(fs.readFileSync(file, 'utf8')).toContain('"name": "hu"');
  });

  test('who is disabled or got a new password is out at once; the last operator stays', async () => {
    await added('root', '--role', 'operator');
    const password = await added('mei', '--role', 'marketing');
    await enter('mei', password);
    await account('disable', 'mei');
    expect((await get('/api/state')).statusCode).toBe(401);
    expect(await enter('mei', password)).toBe(403);
    await account('enable', 'mei');
    expect(await enter('mei', password)).toBe(200);
    await account('password', 'mei');
    expect((await get('/api/state')).statusCode).toBe(401);
    await expect(account('disable', 'root')).rejects.toThrow('has to be an operator');
    await expect(account('add', 'mei', '--role', 'marketing')).rejects.toThrow(
      'there is an account',
    );
    // What is typed at the door is trimmed: nobody could ever come in by such a name.
    await expect(account('add', 'mei ', '--role', 'marketing')).rejects.toThrow('is no name');
    await expect(account('add', 'x', '--role', 'boss')).rejects.toThrow('--role is one of');
    await expect(account('add', 'x', '--role', 'squad')).rejects.toThrow('named with --squad');
    await expect(account('remove', 'root')).rejects.toThrow('has to be an operator');
    await account('list');
    expect(printed.join('')).toMatch(/root {3}operator\nmei {3}marketing\n/);
    await account('remove', 'mei');
    await account('remove', 'root');
    expect(await enter('Lin', 'the-token')).toBe(200);
  });
});
