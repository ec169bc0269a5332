import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { toolPath } from '../checks/run-tool';
import { LEAST_SCORE, MUTATION_GROUPS } from '../mutation/groups';
import { mutationPage, percentOf, scoreOf, type GroupScore } from '../mutation/report';
import { inWorkspace } from '../workspace/paths';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function runGroup(name: string, files: readonly string[]): GroupScore {
  const cwd = inWorkspace('shared/domain');
  const report = path.join(cwd, '.stryker-tmp', 'mutation.json');
  fs.rmSync(report, { force: true });
  const run = spawnSync(
    toolPath('stryker'),
    ['run', inWorkspace('shared/tooling/stryker/stryker.config.mjs'), '--mutate', files.join(',')],
    { cwd, encoding: 'utf8' },
  );
  if (!fs.existsSync(report))
    throw new Error(`${name}: no report was written\n${run.stdout}${run.stderr}`);
  const score = scoreOf(name, fs.readFileSync(report, 'utf8'));
  say(`${percentOf(score).toFixed(1).padStart(5)} %  ${name}: ${score.killed} of ${score.valid}`);
  for (const { file, line, was, became } of score.survivors)
    say(`         ${file}:${line}  ${was}  ->  ${became}`);
  return score;
}

/**
 * `npm run mutate`: all groups, and the page of the docs; `npm run mutate -- odds` one group,
 * without the page.
 */
function main([wanted]: readonly string[]): void {
  const groups = Object.entries(MUTATION_GROUPS).filter(
    ([name]) => wanted === undefined || name === wanted,
  );
  if (groups.length === 0)
    throw new Error(
      `there is no group "${wanted}"; there are: ${Object.keys(MUTATION_GROUPS).join(' | ')}`,
    );
  const scores = groups.map(([name, files]) => runGroup(name, files));
  if (wanted === undefined)
    fs.writeFileSync(
      inWorkspace('shared/docs/generated/mutation.md'),
      mutationPage(scores, new Date().toISOString().slice(0, 10)),
    );
  const low = scores.filter((score) => percentOf(score) < LEAST_SCORE);
  say(
    low.length === 0
      ? `every group has ${LEAST_SCORE} % or more`
      : `below ${LEAST_SCORE} %: ${low.map(({ name }) => name).join(' | ')}`,
  );
  process.exitCode = low.length === 0 ? 0 : 1;
}

try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`mutate: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
