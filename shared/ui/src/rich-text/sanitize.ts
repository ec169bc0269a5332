/** CMS HTML made harmless (safety B8): a short list of tags and attributes, no styles, no scripts, no frames. */
import DOMPurify, { type Config } from 'dompurify';

const CONFIG: Config = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'h5', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'a', 'span', 'div', 'blockquote', 'hr', 'figure', 'figcaption', 'small', 'sup', 'sub'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'rel', 'loading'],
  ALLOWED_URI_REGEXP: /^(?:https:|\/(?!\/))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
};

/** What `innerHTML` takes: trusted HTML where the browser has Trusted Types, else the clean text. */
export type CleanHtml = string;

interface TrustedPolicy { readonly createHTML: (text: string) => CleanHtml }
interface TrustedTypesHost { readonly trustedTypes?: { readonly createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy } }

/** Adds what every link and picture of foreign HTML must carry. */
function harden(node: Element): void {
  if (node.nodeName === 'A') node.setAttribute('rel', 'noopener noreferrer');
  if (node.nodeName === 'IMG') node.setAttribute('loading', 'lazy');
}

let policy: TrustedPolicy | null = null;

function cmsPolicy(): TrustedPolicy {
  if (policy !== null) return policy;
  const purifier = DOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', harden);
  const rules: TrustedPolicy = { createHTML: (text) => purifier.sanitize(text, CONFIG) };
  // A browser without Trusted Types gets the same cleaned text; one that refuses the policy must not fall back to raw HTML.
  policy = (globalThis as TrustedTypesHost).trustedTypes?.createPolicy('cms', rules) ?? rules;
  return policy;
}

/**
 * Cleans CMS HTML for one assignment to `innerHTML`; the result must not be joined with other text.
 * @param html - text from the CMS.
 */
export const cleanCmsHtml = (html: string): CleanHtml => cmsPolicy().createHTML(html);
