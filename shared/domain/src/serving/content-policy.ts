import { errorServiceOf } from '../telemetry/sentry';
import { WORKER_POLICY } from '../offline/names';

/**
 * SHA-256 of an empty text: styled-components adds an empty style element and fills it by rules
 * (stack guide 5).
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What a page's policy depends on. */
export interface PolicyInput {
  /** Names of all parts that may load code into the page. */
  readonly parts: readonly string[];
  /** `'sha256-…'` values of the document's own inline script and style. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origin that vendor games and the card vault are framed from; null when there is none. */
  readonly framesFrom: string | null;
  /**
   * `ws:` or `wss:` address of this origin; null where it is not known, and `'self'` has to cover
   * it.
   */
  readonly socket: string | null;
  /** DSN of a service that errors are told to besides; null or missing for none. */
  readonly errorService?: string | null;
}

/** What only a header can say: a document that carries its policy itself leaves it out. */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|report-to)\b/;

/** A policy as a `<meta>` element may carry it. */
export const metaPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join('; ');

/**
 * The content security policy of every page: no inline code but by hash, no eval, scripts only of
 * this origin and only through the named Trusted Types policies. No nonce, so that the same
 * document can be served from a static host.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  // Remotes share a name, so that one that is new meets no older document's policy; versions built before that have names of their own.
  const policies = [
    'mf-entry',
    'wp-host',
    'wp-remote',
    ...input.parts.filter((name) => name !== 'host').map((name) => `wp-${name}`),
    'dompurify',
    'cms',
    WORKER_POLICY,
  ];
  const frames = input.framesFrom ?? "'none'";
  return [
    "default-src 'none'",
    `script-src 'self' ${input.scriptHashes.join(' ')}`.trim(),
    `style-src 'self' ${[EMPTY_STYLE, ...input.styleHashes].join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", input.socket, errorServiceOf(input.errorService ?? '')?.address]
      .filter(Boolean)
      .join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // Two versions of one remote may live in one page, each with a policy of the same name.
    `trusted-types ${policies.join(' ')} 'allow-duplicates'`,
    'report-uri /api/csp',
    'report-to csp',
  ].join('; ');
}

/**
 * The policy of a plain page: it runs nothing and shows its own text, in the styles that stand in
 * it.
 *
 * @param html the page.
 * @param hashOf `'sha256-…'` of a text.
 */
export function plainPagePolicy(html: string, hashOf: (text: string) => string): string {
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text = '']) =>
    hashOf(text),
  );
  return [
    "default-src 'none'",
    `style-src ${styles.length === 0 ? "'none'" : styles.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
