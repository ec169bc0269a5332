/** What lies in the data folder of `npm run dev`. */
import fs from 'node:fs';
import path from 'node:path';
import { siteDir } from '@site/release/store/open-store';

/**
 * Begins anew: what the last session built is gone, and what was built properly becomes live at the
 * start.
 */
export function forgetSession(data: string): void {
  fs.rmSync(path.join(data, 'deployed-builds.json'), { force: true });
  const remotes = path.join(siteDir(data), 'remotes');
  if (!fs.existsSync(remotes)) return;
  for (const name of fs.readdirSync(remotes))
    for (const version of fs.readdirSync(path.join(remotes, name)))
      if (version.includes('_dev'))
        fs.rmSync(path.join(remotes, name, version), { recursive: true, force: true });
}
