/** What a site serves now: versions and scripts of its parts, read as a browser would. */

interface Registry { readonly host: { readonly current: string }; readonly remotes: Record<string, { readonly stable: string; readonly good: readonly string[] }> }

/** The signed registry that is live. */
export async function registryOf(origin: string): Promise<Registry> {
  const pointer = await (await fetch(`${origin}/cn/mobile/_mf/channel/production.json`)).json() as { registry: string };
  return (await (await fetch(`${origin}${pointer.registry}`)).json()) as Registry;
}

/** Host and remotes with their live versions. */
export async function versionsOf(origin: string): Promise<readonly (readonly [name: string, version: string])[]> {
  const { host, remotes } = await registryOf(origin);
  return [['host', host.current], ...Object.entries(remotes).map(([name, { stable }]) => [name, stable] as const)];
}

/** Texts of all scripts of a released part. */
export async function scriptsOf(origin: string, name: string, version: string): Promise<readonly string[]> {
  const root = `${origin}/cn/mobile/_mf/remotes/${name}/${version}`;
  const record = await (await fetch(`${root}/release.json`)).json() as { files: Record<string, unknown> };
  return Promise.all(Object.keys(record.files).filter((file) => file.endsWith('.js')).map(async (file) => (await fetch(`${root}/${file}`)).text()));
}
