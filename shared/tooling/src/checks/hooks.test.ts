/** What git does before a commit of this workspace: form and first line. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';

let repo: string;
const env = {
  ...process.env,
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};
const git = (...args: string[]) => spawnSync('git', args, { cwd: repo, encoding: 'utf8', env });
const write = (file: string, text: string): void => fs.writeFileSync(path.join(repo, file), text);
const committed = (file: string): string => git('show', `HEAD:${file}`).stdout;

beforeEach(() => {
  repo = fs.mkdtempSync(path.join(os.tmpdir(), 'site-hooks-'));
  fs.mkdirSync(path.join(repo, 'shared'));
  fs.symlinkSync(inWorkspace('shared', 'tooling'), path.join(repo, 'shared', 'tooling'));
  fs.copyFileSync(inWorkspace('.oxfmtrc.json'), path.join(repo, '.oxfmtrc.json'));
  git('init', '-q');
  git('config', 'core.hooksPath', inWorkspace('shared', 'tooling', 'hooks'));
  write('a.ts', 'export const a  =  "x"\n');
  git('add', 'a.ts');
});
afterEach(() => fs.rmSync(repo, { recursive: true, force: true }));

test('what is committed has the form of the formatter', () => {
  expect(git('commit', '-qm', 'feat(ui): a').status).toBe(0);
  expect(committed('a.ts')).toBe("export const a = 'x';\n");
});

test('a file that is staged in part is left as its author staged it', () => {
  write('a.ts', 'export const a  =  "y"\n');
  expect(git('commit', '-qm', 'feat(ui): a').status).toBe(0);
  expect(committed('a.ts')).toBe('export const a  =  "x"\n');
  expect(fs.readFileSync(path.join(repo, 'a.ts'), 'utf8')).toBe('export const a  =  "y"\n');
});

test.each([
  [`feat(ui): ${'long '.repeat(14)}`, 'at most 72'],
  ['some words', 'type(scope): words'],
])('a first line like "%s" is refused, and says why', (subject, why) => {
  const refused = git('commit', '-qm', subject);
  expect(refused.status).not.toBe(0);
  expect(refused.stderr).toContain(why);
});

test('a revert keeps the line that git writes', () => {
  git('commit', '-qm', 'feat(ui): a');
  expect(git('revert', '--no-edit', 'HEAD').status).toBe(0);
});
