/**
 * The texts by the last part of their address, in the order of the list; all of them travel in the
 * chunk of these pages.
 */
import { contact } from '../../phrases/about/contact';
import { privacy } from '../../phrases/about/privacy';
import { responsible } from '../../phrases/about/responsible';
import { rules } from '../../phrases/about/rules';
import { terms } from '../../phrases/about/terms';
import type { AboutText } from '../../phrases/about/types';
import { us } from '../../phrases/about/us';

/** Slug to text. */
export const ABOUT_TEXTS: ReadonlyMap<string, AboutText> = new Map([
  ['us', us],
  ['terms', terms],
  ['privacy', privacy],
  ['responsible', responsible],
  ['rules', rules],
  ['contact', contact],
]);

/**
 * The slug of an address below `/About`: null for the list itself, undefined for one that leads
 * nowhere. Letters compare without case.
 */
export function aboutSlug(pathname: string): string | null | undefined {
  const parts = pathname
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
  const slug = parts.slice(parts.indexOf('about') + 1).join('/');
  if (slug === '') return null;
  return ABOUT_TEXTS.has(slug) ? slug : undefined;
}
