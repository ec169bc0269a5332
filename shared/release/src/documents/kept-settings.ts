/**
 * What the documents of this site say, kept from one release to the next: a command on a machine
 * that knows nothing of it must not turn the live site into a test site.
 */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '@site/contracts/releases/read';
import type { Vault } from '../signing/keys';
import { writeAtomic } from '../store/atomic-write';
import { documentSettings, type DocumentSettings } from './write-documents';

const FileSchema = v.object({
  schema: v.literal('mf-site/1'),
  env: v.picklist(['live', 'staging']),
  gamesOrigin: v.nullable(v.string()),
});

/**
 * The settings of a command: what its environment says, else what was kept; what it says is kept.
 *
 * @throws Refused for a setting that cannot be used.
 * @throws Error when the file is damaged.
 */
export function keptSettings(vault: Vault, environment: NodeJS.ProcessEnv): DocumentSettings {
  const file = path.join(vault.dir, 'site.json');
  const kept = fs.existsSync(file)
    ? v.safeParse(FileSchema, readJson(fs.readFileSync(file, 'utf8')))
    : null;
  if (kept?.success === false)
    throw new Error(
      `${file} is damaged; delete it and say SITE_ENV and GAMES_ORIGIN with the next release`,
    );
  const before: DocumentSettings | undefined = kept?.success
    ? { env: kept.output.env, gamesOrigin: kept.output.gamesOrigin }
    : undefined;
  const now = documentSettings(environment, before);
  if (now.env !== before?.env || now.gamesOrigin !== before.gamesOrigin)
    writeAtomic(file, `${JSON.stringify({ schema: 'mf-site/1', ...now }, null, 1)}\n`);
  return now;
}
