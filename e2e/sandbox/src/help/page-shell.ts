/** The frame of customer-service pages: own styles and scripts by nonce, nothing from elsewhere. */
import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);

/**
 * What a page is made of; `script` is optional, `framers` are the origins that may frame it, nobody
 * unless said otherwise, `site` is the origin it may speak to.
 */
export interface ServicePage {
  readonly title: string;
  readonly style: string;
  readonly body: string;
  readonly script?: string;
  readonly framers?: string;
  readonly site?: string | null;
}

/** Sends a page with a policy of its own. */
export function sendPage(
  reply: FastifyReply,
  { title, style, body, script, framers = "'none'", site = null }: ServicePage,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors ${framers}`;
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="zh-Hans-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${escapeHtml(title)}</title>` +
        `<style nonce="${nonce}">${style}</style></head><body${site === null ? '' : ` data-site="${escapeHtml(site)}"`}>${body}${script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`}</body></html>`,
    );
}
