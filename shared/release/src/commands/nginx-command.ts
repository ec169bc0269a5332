import path from 'node:path';
import { Refused } from '../changes/change';
import { nginxConfig } from '../nginx/config';
import type { NginxTls } from '../nginx/options';
import { writeAtomic } from '../store/atomic-write';
import { siteDir } from '../store/open-store';
import { say, type CommandLine } from './command-line';

/** TLS of its own where a certificate is named. */
function tlsOf({ cert, key, http3 }: CommandLine['values']): NginxTls | null {
  if (cert === undefined && key === undefined && http3 !== true) return null;
  if (cert === undefined || key === undefined)
    throw new Refused('TLS needs both files: --cert /etc/ssl/site.pem --key /etc/ssl/site.key');
  return { cert, key, isHttp3: http3 === true };
}

/** Writes a configuration of nginx for a store, or prints it. */
export async function nginxCommand({ values, workspace }: CommandLine): Promise<void> {
  if (values.gateway === undefined)
    throw new Refused('nginx needs to know where calls go: --gateway https://gateway.example');
  const text = nginxConfig({
    root: path.resolve(values.root ?? siteDir(workspace.dataDir(values.data || undefined))),
    listen: values.port ?? (values.cert === undefined ? '8080' : '443'),
    gateway: values.gateway,
    channel: values.channel ?? 'production',
    gamesOrigin: values.games ?? process.env['GAMES_ORIGIN'] ?? null,
    isLive: values.live === true,
    hasBrotli: values.brotli === true,
    logs: values.logs ?? '/var/log/nginx',
    tls: tlsOf(values),
  });
  if (values.out === undefined) return say(text);
  const file = path.resolve(values.out);
  writeAtomic(file, text);
  say(`written to ${file}; check it with: nginx -t -c ${file}`);
}
