/** A second machine that releases into the same store, with keys, without, and with wrong ones. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../commands/run-command';
import { openReleases } from '../context';
import { highestGeneration } from '../live';
import { pointerFault } from '../testing/pointer-fault';
import { testReleases, type TestReleases } from '../testing/test-releases';
import { TEST_WORKSPACE } from '../testing/test-workspace';
import { openKeys, publicOf } from './keys';

const A = '1.0.0_aaaaaaa';
let first: TestReleases;
let second: string;
let keyFile: string;
beforeEach(async () => {
  first = testReleases();
  second = fs.mkdtempSync(path.join(os.tmpdir(), 'second-'));
  keyFile = path.join(first.root, 'release', 'private-keys.json');
  await first.goLive('host', A);
  await first.goLive('sports', A);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['RELEASE_KEYS', 'RELEASE_KEY_FILE', 'RELEASE_KEY_COMMAND'])
    delete process.env[name];
  first.close();
  fs.rmSync(second, { recursive: true, force: true });
});

/** A command on the second machine. */
const there = (...words: string[]): Promise<void> =>
  runCommand([...words, '--to', path.join(first.root, 'site'), '--data', second], TEST_WORKSPACE);
const keys = () => openKeys(first.context.vault, new Date()).map(publicOf);
const isProven = async (): Promise<boolean> =>
  pointerFault((await first.live()).channel, keys(), Date.now()) === null;

test('without keys every command that signs is refused before anything is written, and no key is made', async () => {
  const before = await highestGeneration(first.context.store);
  for (const words of [
    ['kill', 'sports', '--why', 'x'],
    ['refresh'],
    ['preview'],
    ['preview', 'sports'],
    ['keys', 'rotate'],
    ['flag', 'maintenance', 'on'],
    // A channel that has nothing yet is of the same store: its edges know the same keys.
    ['promote', 'host', '--version', A, '--channel', 'staging', '--why', 'x'],
  ])
    await expect(there(...words)).rejects.toThrow(
      /is signed by \d{4}a, and this machine has no key pair; bring the keys of the machine that released before: --key-file/,
    );
  expect(await highestGeneration(first.context.store)).toBe(before);
  expect(fs.existsSync(path.join(second, 'release', 'private-keys.json'))).toBe(false);
  await there('keys');
  expect(fs.existsSync(path.join(second, 'release', 'private-keys.json'))).toBe(false);
});

test('with a pair of the same name that is another one it is refused, too', async () => {
  openKeys(openReleases({ data: second }).vault, new Date());
  const before = await highestGeneration(first.context.store);
  await expect(there('kill', 'sports', '--why', 'x')).rejects.toThrow(
    /none of the key pairs here is one of them \(\d{4}a, of the same name but another pair\); nothing was changed/,
  );
  expect(await highestGeneration(first.context.store)).toBe(before);
  expect((await first.live()).registry.remotes['sports']?.kill).toBeFalsy();
});

describe('what only looks makes no keys and leaves the public ones as they are', () => {
  const vault = (): Record<string, string> =>
    Object.fromEntries(
      fs
        .readdirSync(path.join(second, 'release'))
        .map((name) => [name, fs.readFileSync(path.join(second, 'release', name), 'utf8')]),
    );
  beforeEach(() => {
    fs.mkdirSync(path.join(second, 'release'));
    fs.copyFileSync(
      path.join(first.root, 'release', 'public-keys.json'),
      path.join(second, 'release', 'public-keys.json'),
    );
  });

  test('a repair where only the public keys are says that they signed nothing that is live', async () => {
    const before = vault();
    const live = await first.live();
    for (const words of [['repair', '--dry-run'], ['repair']])
      await expect(there(...words)).rejects.toThrow(
        /is signed by \d{4}a, and this machine has no key pair; bring the keys/,
      );
    await there('keys');
    fs.writeFileSync(path.join(first.root, 'site', 'channel', 'production.json'), '');
    await expect(there('repair')).rejects.toThrow(
      /is damaged .* signed by a key pair of this machine \(it has none\): bring its keys/,
    );
    expect(vault()).toEqual(before);
    expect(await highestGeneration(first.context.store)).toBe(live.channel.generation);
  });

  test("keys of somebody else that are named are not taken for this machine's own", async () => {
    const other = testReleases();
    openKeys(other.context.vault, new Date());
    const named = ['--key-file', path.join(other.root, 'release', 'private-keys.json')];
    const before = vault();
    await there('keys', ...named);
    for (const words of [['repair', '--dry-run'], ['repair'], ['kill', 'sports', '--why', 'x']])
      await expect(there(...words, ...named)).rejects.toThrow(
        /none of the key pairs here is one of them \(\d{4}a, of the same name but another pair\)/,
      );
    expect(vault()).toEqual(before);
    other.close();
  });
});

describe('with the keys of the first machine', () => {
  test.each([
    ['a file', () => ['--key-file', keyFile]],
    ['a command', () => ['--key-command', `cat '${keyFile}'`]],
  ])('out of %s that is named it releases, and pages take it', async (_what, options) => {
    await there('kill', 'sports', '--why', 'x', ...options());
    expect((await first.live()).registry.remotes['sports']?.kill).toBe('x');
    expect(await isProven()).toBe(true);
    // The private half stays where it is; edges of this machine find the public one.
    expect(fs.existsSync(path.join(second, 'release', 'private-keys.json'))).toBe(false);
    expect(
      JSON.parse(fs.readFileSync(path.join(second, 'release', 'public-keys.json'), 'utf8')),
    ).toEqual({ schema: 'mf-keys/1', keys: keys() });
  });

  test.each([
    ['RELEASE_KEY_FILE', () => keyFile],
    ['RELEASE_KEY_COMMAND', () => `cat '${keyFile}'`],
    ['RELEASE_KEYS', () => fs.readFileSync(keyFile, 'utf8')],
  ])('out of %s of the environment it releases', async (name, value) => {
    process.env[name] = value();
    await there('kill', 'sports', '--why', 'x');
    expect(await isProven()).toBe(true);
  });

  test('they rotate in their file; where nobody can write the command says what to do', async () => {
    await expect(there('keys', 'rotate', '--key-command', `cat '${keyFile}'`)).rejects.toThrow(
      /come from the command of --key-command, where this command cannot write: take them into a file/,
    );
    expect(keys()).toHaveLength(1);
    await there('keys', 'rotate', '--key-file', keyFile);
    expect(keys().map(({ keyId }) => keyId.slice(4))).toEqual(['a', 'b']);
    expect(await isProven()).toBe(true);
  });
});

test.each([
  [['--key-command', 'exit 3'], /--key-command gave no key pairs \(it ended with 3\)/],
  [['--key-command', 'echo nothing'], /what the command of --key-command gave are no key pairs/],
  [['--key-file', '/nosuch/keys.json'], /there is no file \/nosuch\/keys.json to read key pairs/],
  [
    ['--key-file', 'a', '--key-command', 'b'],
    /keys come from one place, not from --key-file and --key-command/,
  ],
])('%j is refused in words', async (options, sentence) => {
  await expect(there('kill', 'sports', '--why', 'x', ...options)).rejects.toThrow(sentence);
});

test('keys that are lost are replaced by a pair of a new name, with a reason', async () => {
  fs.rmSync(keyFile);
  await expect(there('keys', 'replace')).rejects.toThrow('say why: --why');
  await there('keys', 'replace', '--why', 'the disk is gone');
  const own = openKeys(openReleases({ data: second }).vault, new Date()).map(publicOf);
  expect(own.map(({ keyId }) => keyId.slice(4))).toEqual(['b']);
  expect(pointerFault((await first.live()).channel, own, Date.now())).toBeNull();
  await there('kill', 'sports', '--why', 'x');
  expect((await first.live()).registry.remotes['sports']?.kill).toBe('x');
});
