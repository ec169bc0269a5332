import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@site/contracts/releases/read';
import { readShell, type Shell } from '@site/contracts/releases/shell';

/** `'sha256-…'` of an inline text, as a policy names it. */
export function inlineHash(text: string): string {
  return `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
}

/** Reads shells by host version; each is read once. */
export function shellReader(siteDir: string): (hostVersion: string) => Shell | null {
  const known = new Map<string, Shell>();
  return (hostVersion) => {
    const cached = known.get(hostVersion);
    if (cached) return cached;
    const file = path.join(siteDir, 'remotes', 'host', hostVersion, 'shell.json');
    const parsed = readShell(fs.existsSync(file) ? readJson(fs.readFileSync(file, 'utf8')) : null);
    if (parsed === null) return null;
    known.set(hostVersion, parsed);
    return parsed;
  };
}
