/**
 * The texts by the last part of their address, in the order of the list; all of them travel in the
 * chunk of these pages.
 */
import { CONTACT } from '../../phrases/about/contact';
import { PRIVACY } from '../../phrases/about/privacy';
import { RESPONSIBLE } from '../../phrases/about/responsible';
import { RULES } from '../../phrases/about/rules';
import { TERMS } from '../../phrases/about/terms';
import type { AboutText } from '../../phrases/about/types';
import { US } from '../../phrases/about/us';

/** Slug to text. */
export const ABOUT_TEXTS: ReadonlyMap<string, AboutText> = new Map([
  ['us', US],
  ['terms', TERMS],
  ['privacy', PRIVACY],
  ['responsible', RESPONSIBLE],
  ['rules', RULES],
  ['contact', CONTACT],
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
