import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { cohortText, cohortsOfCode } from '@site/domain/releases/cohorts';
import { planSalt } from '@site/domain/releases/plan-names';
import { readCommandLine } from '../commands/command-line';
import { runOrder } from '../commands/order-commands';
import { runCommand } from '../commands/run-command';
import { testReleases, type TestReleases } from '../testing/test-releases';
import { TEST_WORKSPACE } from '../testing/test-workspace';
import { memberWords, planWords } from './cohort-words';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';

let world: TestReleases;
beforeEach(async () => {
  world = testReleases();
  await world.goLive('host', A);
  await world.goLive('sports', A);
  await world.publish('sports', B);
});
afterEach(() => {
  world.close();
  jest.restoreAllMocks();
});

const canary = (...options: string[]): Promise<void> =>
  runOrder(readCommandLine(['canary', 'sports', ...options, '--data', world.root], TEST_WORKSPACE));

/** What `explain` prints. */
async function explain(...options: string[]): Promise<string> {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runCommand(['explain', 'sports', ...options, '--data', world.root], TEST_WORKSPACE);
  const said = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  return said;
}

test('a member is named by a hash that the page works out alike; the code itself is in nothing that is public', async () => {
  const salt = planSalt('sports', B);
  const [word = ''] = planWords(['member:M100002'], salt);
  expect(word).toMatch(/^named#\d+$/);
  expect(memberWords([], 'M100002', salt)).toContain(word);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await canary('--percent', '0', '--include', 'staff,member:M100002');
  const text = JSON.stringify((await world.live()).registry);
  expect(text).toContain(word);
  expect(text).not.toContain('M100002');
  // Neither stands there what a table of hashed codes would hold: without a salt, whole or cut off.
  const hash = crypto.createHash('sha256').update(cohortText('M100002')).digest('hex');
  expect(text).not.toContain(hash.slice(0, 8));
});

test('a member has another name in the plans of each version; a ramp that begins again knows whom it left out', async () => {
  expect(planWords(['member:M1'], planSalt('sports', A))).not.toEqual(
    planWords(['member:M1'], planSalt('sports', B)),
  );
  expect(planWords(['member:M1'], planSalt('sports', A))).not.toEqual(
    planWords(['member:M1'], planSalt('casino', A)),
  );
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await canary('--percent', '100', '--exclude', 'member:M100003');
  await world.order({ verb: 'halt', name: 'sports', why: 'x' });
  await canary('--percent', '50');
  jest.restoreAllMocks();
  expect(await explain('--unit', 'u', '--member', 'M100003')).toContain('kept out as named#');
});

test.each(['vpi', 'VIP', 'share:20', 'member:', 'member:M 1'])(
  '"%s" means nobody: the plan is refused with the words that there are, and nothing changes',
  async (word) => {
    await expect(canary('--exclude', word)).rejects.toThrow(
      `there is no cohort "${word}"; there are: vip, staff, new, share:1,`,
    );
    expect((await world.live()).registry.remotes['sports']?.canary).toBeNull();
  },
);

test('a list is a file with a code on each line; one that is too long, or not there, is refused', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const file = path.join(world.root, 'testers.txt');
  fs.writeFileSync(file, 'M100001\n\n  M100002\nM100001\n');
  await canary('--percent', '0', '--include', `list:${file}`);
  expect((await world.live()).registry.remotes['sports']?.canary?.cohorts?.include).toEqual(
    planWords(['member:M100001', 'member:M100002'], planSalt('sports', B)),
  );
  write.mockRestore();
  fs.writeFileSync(file, Array.from({ length: 51 }, (_none, at) => `M${at}`).join('\n'));
  await expect(canary('--include', `list:${file}`)).rejects.toThrow(
    'a plan names at most 50 members, not 51; take a share: share:1,',
  );
  await expect(canary('--include', 'list:nosuch.txt')).rejects.toThrow(
    'there is no file nosuch.txt to read a list from',
  );
});

test('explain answers for a member as the page would: by what is known of them and by their code', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await canary('--percent', '100', '--exclude', 'vip,member:M100003');
  write.mockRestore();
  expect(await explain('--unit', 'u')).toContain(`sports → ${B} because canary`);
  expect(await explain('--unit', 'u', '--cohorts', 'vip')).toMatch(
    new RegExp(`^sports → ${A} because stable .*; cohorts vip; kept out as vip`),
  );
  expect(await explain('--unit', 'u', '--member', 'M100003')).toContain(`sports → ${A} because`);
  expect(await explain('--unit', 'u', '--member', 'M100001')).toContain(`sports → ${B} because`);
  await expect(explain('--cohorts', 'vpi')).rejects.toThrow('there is no cohort "vpi"');
});

test('the words of a code are the shares it falls into and its own', () => {
  expect(cohortsOfCode(new Uint8Array(32))).toEqual([
    'share:1',
    'share:5',
    'share:10',
    'share:25',
    'share:50',
    'member#0000000000000000',
  ]);
});
