/** One start per data folder: two would serve one store and write one database. */
import fs from 'node:fs';
import path from 'node:path';
import { bornOf, isAlive, type Born } from './process-life';

const FILE = 'start.lock';

/** Who holds a folder. */
interface Holder extends Born {
  readonly port: number;
}

function readHolder(text: string): Holder | null {
  try {
    const { pid, born, port } = JSON.parse(text) as Partial<Holder>;
    return Number.isInteger(pid) && typeof born === 'string' && typeof port === 'number'
      ? { pid: Number(pid), born, port }
      : null;
  } catch {
    return null;
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Makes the lock, whole from its first moment; false where there is one. */
function make(file: string, holder: Holder): boolean {
  const whole = `${file}.${process.pid}`;
  fs.writeFileSync(whole, JSON.stringify(holder));
  try {
    fs.linkSync(whole, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(whole, { force: true });
  }
}

/**
 * Takes away what a killed start has left. Two that see the same one: the later may have got the
 * earlier's new one, and puts it back.
 */
function takeAway(file: string, left: string): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    fs.renameSync(file, aside);
    if (fs.readFileSync(aside, 'utf8') !== left) fs.linkSync(aside, file);
  } catch (error) {
    if (!isMissing(error) && (error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

/**
 * Takes a data folder for this process.
 *
 * @param port of the site, for whoever comes second.
 * @returns a way to give it back.
 * @throws Error that names the first one, when it is taken.
 */
export function lockData(data: string, port: number): () => void {
  fs.mkdirSync(data, { recursive: true });
  const file = path.join(data, FILE);
  const own: Holder = { pid: process.pid, born: bornOf(process.pid), port };
  for (let round = 0; round < 5; round += 1) {
    if (make(file, own)) {
      return () => {
        if (fs.existsSync(file) && readHolder(fs.readFileSync(file, 'utf8'))?.pid === process.pid)
          fs.rmSync(file, { force: true });
      };
    }
    let text = '';
    try {
      text = fs.readFileSync(file, 'utf8');
    } catch (error) {
      if (!isMissing(error)) throw error;
      continue;
    }
    const holder = readHolder(text);
    if (holder !== null && isAlive(holder)) {
      throw new Error(
        `${data} is served already: by the start with pid ${holder.pid}, at http://127.0.0.1:${holder.port}; stop that one, or choose another folder (and port): DATA_DIR=.data2 PORT=4301 npm start`,
      );
    }
    takeAway(file, text);
  }
  throw new Error(`${file} changes hands too quickly; try again`);
}
