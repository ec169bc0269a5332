import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { benchesOf, runBenches } from '../bench/run-benches';
import { performancePage } from '../bench/performance-page';
import { keepLine, newestOf, readLines, RESULTS_FILE, runLine } from '../bench/results';
import { FULL_SIZE, SMALL_SIZE, type BenchSize } from '../bench/sizes';
import { GENERATED_DIR } from '../documents/documents';
import { inWorkspace } from '../workspace/paths';

const note = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const OPTIONS = {
  rounds: { type: 'string', default: '5' },
  only: { type: 'string' },
  small: { type: 'boolean', default: false },
  page: { type: 'boolean', default: false },
  out: { type: 'string', default: RESULTS_FILE },
} as const;

/**
 * Writes the performance page from result files; later lines stand over earlier ones.
 *
 * @throws Error when a file is missing or holds no results.
 */
function writePage(files: readonly string[]): void {
  const lines = files.flatMap((file) => {
    if (!fs.existsSync(file)) throw new Error(`there are no results in ${file}; run benches first`);
    return readLines(fs.readFileSync(file, 'utf8'));
  });
  fs.writeFileSync(inWorkspace(GENERATED_DIR, 'performance.md'), performancePage(newestOf(lines)));
  note(`${GENERATED_DIR}/performance.md`);
}

function roundsOf(text: string): number {
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds >= 0 && rounds <= 99) return rounds;
  throw new Error(`--rounds takes a whole number up to 99, not "${text}"`);
}

/** Full benches with another number of turns where pages are timed, or one page only. */
function sizeOf(rounds: number, only: string | undefined): BenchSize {
  const turns = Math.max(1, rounds);
  return {
    ...FULL_SIZE,
    firstPage: { ...FULL_SIZE.firstPage, rounds, only: only ?? null },
    namedRemote: { ...FULL_SIZE.namedRemote, turns },
    frame: { turns },
    lighthouse: { ...FULL_SIZE.lighthouse, only: only ?? null },
    board: { ...FULL_SIZE.board, turns },
  };
}

/**
 * Runs benches on a site of their own; results go to standard output, one JSON object a line, and
 * full ones also to the file that a page is written of; everything else goes beside it. `--rounds
 * N`: turns of what is timed on first pages; 0 only counts. `--only /path`: one of the first pages.
 * `--small`: shows that the benches work, its times mean nothing. `--out file`: other file of
 * results. `--page [file ...]`: runs nothing, writes the performance page.
 */
async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  });
  if (values.page) return writePage(positionals.length > 0 ? positionals : [RESULTS_FILE]);
  const rounds = roundsOf(values.rounds);
  const benches = benchesOf(positionals);
  const begin = runLine(new Date(), rounds);
  let hasBegun = false;
  await runBenches({
    benches,
    size: values.small ? SMALL_SIZE : sizeOf(rounds, values.only),
    emit: (line) => {
      process.stdout.write(`${JSON.stringify(line)}\n`);
      if (values.small) return;
      if (!hasBegun) keepLine(values.out, begin);
      hasBegun = true;
      keepLine(values.out, line);
    },
    note,
    onFailed: (name, error) => {
      note(`bench ${name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    },
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  note(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
