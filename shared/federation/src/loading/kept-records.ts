import type { LoadRecord } from '../types';

/** Load steps that nobody has read yet. */
export interface KeptRecords {
  readonly note: (record: LoadRecord) => void;
  /** Hands over what was kept and every later one. One reader. */
  readonly readBy: (reader: (record: LoadRecord) => void) => void;
}

const MOST = 60;

/** Keeps steps until their reader, which comes late, is here; the oldest give way. */
export function keepRecords(): KeptRecords {
  const kept: LoadRecord[] = [];
  let read: ((record: LoadRecord) => void) | null = null;
  return {
    note: (record) => {
      if (read !== null) read(record);
      else if (kept.push(record) > MOST) kept.shift();
    },
    readBy: (reader) => {
      read = reader;
      kept.splice(0).forEach(reader);
    },
  };
}
