/**
 * Plain pages of the host's `public/static` folder: no script, styles by the hash of their own text
 * (R2.3-2).
 */
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Routing } from '@site/domain/constants';
import type { EdgeConfig } from '../config';
import { plainPagePolicy } from '@site/domain/serving/content-policy';
import { documentHeaders } from '@site/domain/serving/security-headers';
import type { LiveState } from '../releases/live-state';
import { notFound } from '../headers/not-found';
import { inlineHash } from './shell';

/** Pages by name, so that a page of the site can never be asked for by path. */
const PAGES = ['Maintenance.html'] as const;

interface PlainPage {
  readonly html: string;
  readonly policy: string;
}

function readPage(file: string): PlainPage | null {
  if (!fs.existsSync(file)) return null;
  const html = fs.readFileSync(file, 'utf8');
  return { html, policy: plainPagePolicy(html, inlineHash) };
}

/**
 * Serves them at the site base and at the origin's root, where the gateway's own redirects point
 * (§2.3).
 */
export function mountStaticPages(
  app: FastifyInstance,
  config: EdgeConfig,
  state: () => LiveState | null,
): void {
  const known = new Map<string, PlainPage>();
  const pageOf = (version: string, name: string): PlainPage | null => {
    const file = path.join(config.siteDir, 'remotes', 'host', version, 'public', 'static', name);
    const page = known.get(file) ?? readPage(file);
    if (page !== null) known.set(file, page);
    return page;
  };
  for (const name of PAGES) {
    for (const base of ['', Routing.basePath]) {
      app.get(`${base}/static/${name}`, (_request, reply) => {
        const version = state()?.registry.host?.current;
        const page = version ? pageOf(version, name) : null;
        if (page === null) return notFound(reply);
        return reply
          .headers({
            ...documentHeaders(page.policy, config.env === 'live'),
            'cache-control': 'no-cache',
          })
          .type('text/html; charset=utf-8')
          .send(page.html);
      });
    }
  }
}
