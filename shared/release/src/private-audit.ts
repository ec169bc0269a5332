import fs from 'node:fs';
import path from 'node:path';
import type { Audit } from '@site/contracts/releases/audit';
import type { Vault } from './signing/keys';

/** Keeps a record that nobody outside may read: previews and plans under embargo. */
export function keepPrivateAudit(vault: Vault, audit: Audit): void {
  fs.mkdirSync(vault.dir, { recursive: true });
  fs.appendFileSync(path.join(vault.dir, 'private-audit.jsonl'), `${JSON.stringify(audit)}\n`, {
    mode: 0o600,
  });
}
