/**
 * CMS HTML made harmless (safety B8): a short list of tags and attributes, no styles, no scripts,
 * no frames.
 */
import DOMPurify, { type Config } from 'dompurify';
import { quietHtml } from './quiet-html';

const CONFIG: Config = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'h5',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'a',
    'span',
    'div',
    'blockquote',
    'hr',
    'figure',
    'figcaption',
    'small',
    'sup',
    'sub',
  ],
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'title',
    'width',
    'height',
    'colspan',
    'rowspan',
    'scope',
    'rel',
    'loading',
  ],
  ALLOWED_URI_REGEXP: /^(?:https:|\/(?!\/))/i,
  // The address rule above would otherwise refuse their plain numbers and words.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'scope', 'rel', 'loading'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  RETURN_TRUSTED_TYPE: true,
};

interface TrustedPolicy {
  readonly createHTML: (text: string) => string;
  readonly createScriptURL: (url: string) => string;
}
interface TrustedTypesHost {
  readonly trustedTypes?: {
    readonly createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy;
  };
}

/** Adds what every link and picture of foreign HTML must carry. */
function harden(node: Element): void {
  if (node.nodeName === 'A') node.setAttribute('rel', 'noopener noreferrer');
  if (node.nodeName === 'IMG') node.setAttribute('loading', 'lazy');
}

/**
 * The policy `cms` stays inside this file: only the cleaner may use it, for parsing and for its
 * clean result.
 */
function cmsPolicy(): TrustedPolicy | undefined {
  const refuse = (): string => {
    throw new TypeError('CMS text brings no scripts');
  };
  return (globalThis as TrustedTypesHost).trustedTypes?.createPolicy('cms', {
    createHTML: (text) => text,
    createScriptURL: refuse,
  });
}

function createCleaner(): (html: string) => string {
  const purifier = DOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', harden);
  const policy = cmsPolicy();
  const config =
    policy === undefined
      ? CONFIG
      : {
          ...CONFIG,
          TRUSTED_TYPES_POLICY: policy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
        };
  // Typed as text: where the browser has Trusted Types it is their object, and goes into `innerHTML` as it is.
  return (html) => purifier.sanitize(quietHtml(html).text, config) as unknown as string;
}

let cleaner: ((html: string) => string) | null = null;

/**
 * Cleans CMS HTML for one assignment to `innerHTML`; the result must not be joined with other text.
 *
 * @param html - text from the CMS.
 */
export function cleanCmsHtml(html: string): string {
  cleaner ??= createCleaner();
  return cleaner(html);
}
