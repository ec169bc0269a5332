import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The script of a page that stands at another origin: a file of `e2e/sandbox/pages`, checked by the
 * compiler against the browser's types and sent as it is written.
 */
export const pageScript = (name: string): string =>
  readFileSync(join(__dirname, '..', '..', 'pages', `${name}.js`), 'utf8');
