/**
 * What the documents of this site say, kept in the store from one release to the next: a command on
 * a machine that knows nothing of it must not turn the live site into a test site.
 */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '@site/contracts/releases/read';
import type { Vault } from '../signing/keys';
import { readText, type ReleaseStore } from '../store/release-store';
import { documentSettings, type DocumentSettings } from './write-documents';

/** Beside the documents that it is written into: nothing in it is a secret. */
const FILE = 'documents/settings.json';

const FileSchema = v.object({
  schema: v.literal('mf-site/1'),
  env: v.picklist(['live', 'staging']),
  gamesOrigin: v.nullable(v.string()),
  // A public address: its key only lets one write.
  errorService: v.optional(v.nullable(v.string()), null),
});

/** What the machine itself kept before settings lay in the store. */
function keptHere({ dir }: Vault): string | null {
  const file = path.join(dir, 'site.json');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}

const settingsIn = ({
  schema: _schema,
  ...settings
}: v.InferOutput<typeof FileSchema>): DocumentSettings => settings;

/**
 * The settings of a command: what its environment says, else what was kept; what it says is kept.
 *
 * @throws Refused for a setting that cannot be used.
 * @throws Error when the file is damaged.
 */
export async function keptSettings(
  store: ReleaseStore,
  vault: Vault,
  environment: NodeJS.ProcessEnv,
): Promise<DocumentSettings> {
  const stored = await readText(store, FILE);
  const text = stored ?? keptHere(vault);
  const kept = text === null ? null : v.safeParse(FileSchema, readJson(text));
  if (kept?.success === false)
    throw new Error(
      `${FILE} in ${store.place} is damaged; delete it and say SITE_ENV and GAMES_ORIGIN with: npm run release -- refresh`,
    );
  const before = kept?.success ? settingsIn(kept.output) : undefined;
  const now = documentSettings(environment, before);
  const next = `${JSON.stringify({ schema: 'mf-site/1', ...now }, null, 1)}\n`;
  // Another command that says something else at this moment is as right as this one.
  if (next !== stored)
    await store.swap(FILE, Buffer.from(next), (await store.read(FILE))?.etag ?? null);
  return now;
}
