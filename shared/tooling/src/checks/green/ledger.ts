import fs from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../../workspace/paths';

/** A check that passed: hash of what it read, how many tests it had, and when (ISO 8601). */
export interface GreenEntry {
  readonly inputs: string;
  readonly passed: number;
  readonly at: string;
}

/** The checks that passed last, by name. */
export interface GreenLedger {
  /** The entry of a check whose inputs are still the same. */
  readonly find: (name: string, inputs: string) => GreenEntry | undefined;
  /** Notes that a check passed; written at once, so that a stopped run keeps what it has. */
  readonly note: (name: string, entry: GreenEntry) => void;
}

/** Where it is kept: beside the builds, so that a service that keeps one folder keeps both. */
export const GREEN_FILE = inWorkspace('node_modules', '.cache', 'site', 'green.json');

const isEntry = (value: unknown): value is GreenEntry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as GreenEntry).inputs === 'string' &&
  Number.isSafeInteger((value as GreenEntry).passed) &&
  typeof (value as GreenEntry).at === 'string';

function read(file: string): Map<string, GreenEntry> {
  try {
    const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null) return new Map();
    return new Map(
      Object.entries(parsed as Record<string, unknown>).filter(
        (pair): pair is [string, GreenEntry] => isEntry(pair[1]),
      ),
    );
  } catch {
    // None yet, or damaged: then everything runs.
    return new Map();
  }
}

/** Opens the ledger in a file; a damaged one is an empty one. */
export function greenLedger(file: string = GREEN_FILE): GreenLedger {
  const entries = read(file);
  return {
    find: (name, inputs) => {
      const entry = entries.get(name);
      return entry?.inputs === inputs ? entry : undefined;
    },
    note: (name, entry) => {
      entries.set(name, entry);
      // Another check may have noted its own meanwhile.
      const kept = read(file).set(name, entry);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      const draft = `${file}.${process.pid}`;
      fs.writeFileSync(draft, `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`);
      fs.renameSync(draft, file);
    },
  };
}
