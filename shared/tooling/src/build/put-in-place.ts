import fs from 'node:fs';
import path from 'node:path';

/**
 * Puts what was built into its place in one step. Where another process was first its files stay:
 * somebody is served from there already.
 */
export function putInPlace(built: string, place: string, proof: string): void {
  if (!fs.existsSync(path.join(place, proof))) fs.rmSync(place, { recursive: true, force: true });
  try {
    fs.renameSync(built, place);
  } catch (error) {
    if (!fs.existsSync(path.join(place, proof))) throw error;
    fs.rmSync(built, { recursive: true, force: true });
  }
}
