import path from 'node:path';
import { Refused } from '../changes/change';
import { nginxConfig } from '../nginx/config';
import { writeAtomic } from '../store/atomic-write';
import { siteDir } from '../store/open-store';
import { say, type CommandLine } from './command-line';

/** Writes a configuration of nginx for a store, or prints it. */
export async function nginxCommand({ values, workspace }: CommandLine): Promise<void> {
  if (values.gateway === undefined)
    throw new Refused('nginx needs to know where calls go: --gateway https://gateway.example');
  const text = nginxConfig({
    root: path.resolve(values.root ?? siteDir(workspace.dataDir(values.data || undefined))),
    listen: values.port ?? '8080',
    gateway: values.gateway,
    channel: values.channel ?? 'production',
    gamesOrigin: values.games ?? process.env['GAMES_ORIGIN'] ?? null,
    isLive: values.live === true,
    hasBrotli: values.brotli === true,
    logs: values.logs ?? '/var/log/nginx',
  });
  if (values.out === undefined) return say(text);
  const file = path.resolve(values.out);
  writeAtomic(file, text);
  say(`written to ${file}; check it with: nginx -t -c ${file}`);
}
