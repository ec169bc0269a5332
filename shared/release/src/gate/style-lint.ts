import type { GateCheck } from './gate-check';
import { called } from './gate-check';
import { readScripts } from './read-script';

/** Selectors that reach out of a part: into the document, or into every element of a kind. */
const REACHING = /(?:^|[},])\s*(?:(?::root|html|body)\s*(?:[,{:[.#>]|$)|\*\s*[,{])/;
const looksLikeStyle = (text: string): boolean => /\{[^}]*:[^}]*\}/.test(text);

/**
 * Styles of a part stay in the part: no global style sheet, no selector of the document (releases
 * B27).
 */
export const styleLint: GateCheck = (release, files) =>
  [...readScripts(files)].flatMap(([name, facts]) => {
    if (facts.names.has('createGlobalStyle'))
      return [
        `${called(release)}: ${name} makes a global style sheet; style the part's own elements, the site's look belongs to the host`,
      ];
    const found = facts.texts.find((text) => looksLikeStyle(text) && REACHING.test(text));
    return found === undefined
      ? []
      : [
          `${called(release)}: ${name} styles the whole document ("${found.trim().slice(0, 40)}…"); name the part's own elements`,
        ];
  });
