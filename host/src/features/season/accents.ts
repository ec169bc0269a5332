/**
 * The season's colours on the whole site while its window is open; the edge writes them into the
 * document, this keeps them true.
 */
import { accentRules } from '@site/domain/releases/accents';
import type { SeasonsPort } from '@site/platform';
import type { Federation } from '@site/federation/types';
import { faceOf } from './face';

/** Id of the style element that holds them. */
export const ACCENTS_ID = 'season-accents';

/**
 * The element that the document brought, or an empty one: its rules come through the object model,
 * which the policy allows.
 */
function sheetOf(document: Document): CSSStyleSheet | null {
  const found =
    document.getElementById(ACCENTS_ID) ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id: ACCENTS_ID }));
  return (found as HTMLStyleElement).sheet;
}

function paint(document: Document, rules: readonly string[]): void {
  const sheet = sheetOf(document);
  if (sheet === null) return;
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  rules.forEach((rule, at) => sheet.insertRule(rule, at));
}

/**
 * Follows the seasons: paints the live one's accents, takes them away after it.
 *
 * @returns the way to stop.
 */
export function followAccents(
  document: Document,
  seasons: SeasonsPort,
  federation: Pick<Federation, 'surfaces' | 'subscribe'>,
): () => void {
  let painted: string | null = null;
  const look = (): void => {
    const { live } = seasons.state.get();
    const face =
      live === null
        ? null
        : (federation
            .surfaces()
            .map(({ name }) => faceOf(federation, name))
            .find((each) => each?.slug === live) ?? null);
    const rules = face === null ? [] : accentRules(face.accents);
    if (rules.join('') === painted) return;
    painted = rules.join('');
    paint(document, rules);
  };
  const following = seasons.state.changes$.subscribe(look);
  const stop = federation.subscribe(look);
  return () => {
    following.unsubscribe();
    stop();
  };
}
