import fs from 'node:fs';
import { inWorkspace } from '../workspace/paths';
import { buildPage } from './build-page';

const CONSOLE = 'shared/release/console';
const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Release console</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page/console.css"><script defer src="/page/console.js"></script></head><body><div id="console"></div></body></html>\n';

/**
 * Builds the console's page when it changed.
 *
 * @returns its folder.
 */
export function buildConsole(): Promise<string> {
  return buildPage({
    name: 'console',
    package: CONSOLE,
    sources: ['shared/contracts/src/releases'],
    html: PAGE,
    files: {
      'console.css': fs.readFileSync(inWorkspace(CONSOLE, 'public', 'console.css'), 'utf8'),
    },
    trustedTypes: 'console',
  });
}
