/** Result files: one JSON object a line; each run begins with a line that says when and on what. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';
import type { BenchLine } from './line';

/** Where full runs are kept until a page is written of them. */
export const RESULTS_FILE = inWorkspace('node_modules', '.cache', 'site', 'bench-results.jsonl');

/** Name of the line that a run begins with. */
export const RUN = 'run';

const commitNow = (): string => {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=8'], {
      cwd: WORKSPACE_ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
};

/** The line that a run begins with. */
export function runLine(now: Date, turns: number): BenchLine {
  const cpus = os.cpus();
  return {
    bench: RUN,
    value: turns,
    unit: 'turns',
    date: now.toISOString().slice(0, 16),
    commit: commitNow(),
    cores: cpus.length,
    model: cpus[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    node: process.versions.node,
  };
}

/** Adds lines to a result file. */
export function keepLine(file: string, line: BenchLine): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.appendFileSync(file, `${JSON.stringify(line)}\n`);
}

const isLine = (value: unknown): value is BenchLine =>
  typeof value === 'object' &&
  value !== null &&
  'bench' in value &&
  typeof value.bench === 'string' &&
  'value' in value &&
  typeof value.value === 'number' &&
  'unit' in value &&
  typeof value.unit === 'string';

/**
 * Reads a result file.
 *
 * @throws Error naming the line that is none.
 */
export function readLines(text: string): readonly BenchLine[] {
  return text.split('\n').flatMap((row, at) => {
    if (row.trim() === '') return [];
    let value: unknown = null;
    try {
      value = JSON.parse(row);
    } catch {
      // Told below, like everything else that is no line.
    }
    if (!isLine(value))
      throw new Error(`line ${at + 1} is no line of a bench: ${row.slice(0, 80)}`);
    return [value];
  });
}

/** What tells lines of one bench apart; the rest of a line are figures. */
const KEYS = [
  'bench',
  'page',
  'build',
  'cache',
  'owner',
  'against',
  'board',
  'turn',
  'updatesPerSecond',
  'slowdown',
  'remote',
  'minute',
] as const;

/** A figure, and the run it comes from. */
export interface Measured {
  readonly line: BenchLine;
  readonly run: BenchLine | null;
}

const keyOf = (line: BenchLine): string => KEYS.map((key) => String(line[key] ?? '')).join('|');

/**
 * The newest figures of everything that was measured. A run that measured a bench of a page anew
 * takes the place of all that was known of it, so that no owner of an older build stays.
 */
export function newestOf(lines: readonly BenchLine[]): readonly Measured[] {
  const groupOf = (line: BenchLine): string => `${line.bench}|${line['page'] ?? ''}`;
  const groups = new Map<string, Map<string, Measured>>();
  const runOfGroup = new Map<string, BenchLine | null>();
  let run: BenchLine | null = null;
  for (const line of lines) {
    if (line.bench === RUN) {
      run = line;
      continue;
    }
    const group = groupOf(line);
    if (runOfGroup.get(group) !== run || !groups.has(group)) groups.set(group, new Map());
    runOfGroup.set(group, run);
    groups.get(group)?.set(keyOf(line), { line, run });
  }
  return [...groups.values()].flatMap((group) => [...group.values()]);
}
