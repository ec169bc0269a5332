import { missingJourneys, missingRules, specCoverage, unknownRows } from '../spec/coverage';
import { breaksOf, prove, ROWS_PAGE, writeRowsPage } from '../spec/prove';
import { SPEC_ROWS } from '../spec/rows';
import { faultsOf } from '../safety/check';
import { PROMISES } from '../safety/matrix';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** `npm run spec -- safety`: what the safety guide promises and no test shows yet. */
function safety(): void {
  const left = PROMISES.filter(({ state }) => state === 'open');
  for (const { id, says, reason } of left) say(`${id}  ${says}\n    ${reason ?? ''}`);
  say(
    `\n${PROMISES.length - left.length} of ${PROMISES.length} promises are shown or not applicable; open: ${left.length}`,
  );
  const problems = PROMISES.flatMap(faultsOf);
  for (const problem of problems) say(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/**
 * `npm run spec -- --break R8-4`: breaks the product where the row forbids it and shows that its
 * test turns red; `all` for every row, `open` for those that are not proven.
 */
async function tryBreaks(rows: readonly string[]): Promise<void> {
  const breaks = breaksOf(rows);
  const faults = await prove(breaks, say);
  say(`\n${breaks.length - faults.length} of ${breaks.length} breaks were noticed`);
  if (faults.length > 0) process.exitCode = 1;
}

/**
 * `npm run spec`: every row with the tests that name it; `npm run spec -- R5-3` one row; `npm run
 * spec -- missing` the rest.
 */
async function main([wanted, ...more]: readonly string[]): Promise<void> {
  if (wanted === 'safety') return safety();
  if (wanted === '--break') return tryBreaks(more);
  if (wanted === '--page') {
    writeRowsPage();
    return say(ROWS_PAGE);
  }
  if (wanted?.startsWith('-') === true)
    throw new Error(`there is no ${wanted}; there are --break <rows, all or open> and --page`);
  const coverage = specCoverage();
  const rows = SPEC_ROWS.filter(
    ([id]) =>
      wanted === undefined ||
      wanted === id ||
      (wanted === 'missing' && (coverage.get(id) ?? []).length === 0),
  );
  if (rows.length === 0 && wanted !== 'missing')
    throw new Error(`there is no row "${wanted}"; ids look like R2.2-1`);
  for (const [id, about] of rows) {
    const tests = coverage.get(id) ?? [];
    say(`${id}  ${about}  ${tests.length === 0 ? '- no test' : `(${tests.length})`}`);
    for (const { file, title } of tests) say(`    ${file}  ${title}`);
  }
  const open = SPEC_ROWS.filter(([id]) => (coverage.get(id) ?? []).length === 0).map(([id]) => id);
  say(
    `\n${SPEC_ROWS.length - open.length} of ${SPEC_ROWS.length} rows have a test${open.length === 0 ? '' : `; without: ${open.join(' ')}`}`,
  );
  const problems = [
    ...missingRules(coverage).map((id) => `${id} is a rule and has no test`),
    ...missingJourneys(coverage).map((id) => `${id} has no browser test`),
    ...unknownRows(coverage).map((id) => `${id} is no row`),
  ];
  for (const problem of problems) say(problem);
  if (problems.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`spec: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
