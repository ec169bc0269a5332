/**
 * What is live somewhere, brought here: a squad works on its own part against the rest as members
 * have it.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Registry } from '@site/contracts/releases/registry';
import { readChannel, readJson, readRegistry, readRelease } from '@site/contracts/releases/read';
import { channelUrl, fileUrl } from '@site/domain/releases/paths';
import { integrityOfBytes } from '@site/release/files';
import { Refused } from '@site/release/changes/change';
import { readLive, versionFolder } from '@site/release/live';
import { openReleases } from '@site/release/context';
import { reasonOf } from '@site/release/reason';
import { siteDir } from '@site/release/store/open-store';

/** The stable versions of a live site, its host's among them, and the way to the files of one. */
export interface ReleasedSite {
  readonly stable: Readonly<Record<string, string>>;
  /**
   * Folder with the files of a part's stable version, its record among them.
   *
   * @throws Refused when they are not as recorded.
   */
  readonly files: (name: string) => Promise<string>;
}

const stableOf = ({ host, remotes }: Registry): Record<string, string> => ({
  ...(host === null ? {} : { host: host.current }),
  ...Object.fromEntries(Object.entries(remotes).map(([name, { stable }]) => [name, stable])),
});

/** What is live in a data folder; null when nothing was ever released there. */
export async function releasedHere(data: string): Promise<ReleasedSite | null> {
  const live = fs.existsSync(siteDir(data))
    ? await readLive(openReleases({ data }).store, 'production')
    : null;
  if (live === null) return null;
  const stable = stableOf(live.registry);
  return {
    stable,
    files: (name) =>
      Promise.resolve(path.join(siteDir(data), versionFolder(name, stable[name] ?? ''))),
  };
}

async function take(url: string): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(
    (error: unknown) => {
      throw new Refused(`${url}: ${reasonOf(error)}`);
    },
  );
  if (!answer.ok) throw new Refused(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function proven(url: string, integrity: string): Promise<Buffer> {
  const bytes = await take(url);
  if (integrityOfBytes(bytes) === integrity) return bytes;
  throw new Refused(`${url} is not the file that was released`);
}

const parsed = (bytes: Buffer): unknown => readJson(bytes.toString('utf8'));

async function fetchVersion(
  origin: string,
  registry: Registry,
  name: string,
  into: string,
): Promise<string> {
  const version = stableOf(registry)[name] ?? '';
  const dir = path.join(into, name, version);
  if (fs.existsSync(path.join(dir, 'release.json'))) return dir;
  const record = registry.versions[`${name}@${version}`];
  if (record === undefined) throw new Refused(`${origin} has no record of ${name}@${version}`);
  const bytes = await proven(origin + record.release, record.integrity);
  const release = readRelease(parsed(bytes));
  if (!release.ok)
    throw new Refused(`the record of ${name}@${version} is not valid (${release.why})`);
  for (const [file, { integrity }] of Object.entries(release.value.files)) {
    const url = fileUrl(name, version, file);
    if (url === null) throw new Refused(`${file} of ${name}@${version} is no path of a release`);
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), await proven(origin + url, integrity));
  }
  // Last, so that a copy that was cut off is made again.
  fs.writeFileSync(path.join(dir, 'release.json'), bytes);
  return dir;
}

/**
 * What is live at an address, e.g. `https://m.example`, or one of its pages as a terminal or a
 * browser shows it. Files are fetched when they are asked for, proven by their hashes and kept.
 *
 * @throws Refused with a sentence when there is no such site.
 */
export async function releasedAt(address: string, into: string): Promise<ReleasedSite> {
  if (!URL.canParse(address)) throw new Refused(`"${address}" is no address of a site`);
  const { origin } = new URL(address);
  const pointer = readChannel(parsed(await take(origin + channelUrl('production'))));
  if (!pointer.ok) throw new Refused(`${origin} serves no releases (${pointer.why})`);
  const registry = readRegistry(
    parsed(await proven(origin + pointer.value.registry, pointer.value.integrity)),
  );
  if (!registry.ok) throw new Refused(`what is live at ${origin} cannot be read (${registry.why})`);
  return {
    stable: stableOf(registry.value),
    files: (name) => fetchVersion(origin, registry.value, name, into),
  };
}
