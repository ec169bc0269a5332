/**
 * Who may say what: which service's answer may have which kind of effect (safety B19a, rulings 4).
 * Only the main API speaks for the member's session, for the whole site's maintenance, for blocks
 * and for redirects; to everybody else such a code or status is an ordinary failure of that one
 * call.
 */
import type { VendorSegment } from '../vendors/odds-vendor';
import type { ErrorEffect } from './catalogue';

export const OWN_SERVICES = ['gateway', 'content', 'sportsData', 'log'] as const;

/** A service behind the one origin. */
export type Service = (typeof OWN_SERVICES)[number] | VendorSegment;

/** Kinds of effects: words for the member, and what reaches beyond the call. */
export type Say = 'words' | 'session' | 'maintenance' | 'restriction' | 'redirect';

const WORDS: readonly Say[] = ['words'];

/**
 * Who may say more than words: the main API alone. A Map, because the service of a failure is text
 * (C-05).
 */
const MAY_SAY: ReadonlyMap<string, readonly Say[]> = new Map<Service, readonly Say[]>([
  ['gateway', ['words', 'session', 'maintenance', 'restriction', 'redirect']],
]);

/** May the service say it? A service that is not in the table says words only. */
export const maySay = (service: string, what: Say): boolean =>
  (MAY_SAY.get(service) ?? WORDS).includes(what);

const PAGE_SAYS = {
  '/login': 'session',
  '/maintenance': 'maintenance',
  '/restrict': 'restriction',
  '/illegal': 'restriction',
} as const satisfies Record<string, Say>;

/** What an effect says. A toast about maintenance or an ended login says just that, not only words. */
export function saidBy(effect: ErrorEffect): Say {
  switch (effect.do) {
    case 'go':
      return PAGE_SAYS[effect.to];
    case 'endSession':
    case 'reLogin':
    case 'logOutAfter':
      return 'session';
    case 'toast':
      if (effect.phrase === 'loginExpired' || effect.phrase === 'duplicateLogin') return 'session';
      return effect.phrase.startsWith('maintenance') ? 'maintenance' : 'words';
    // No default: an effect that is new says here what it is before it compiles.
    case 'toastDescription':
    case 'openLoginFailure':
      return 'words';
  }
}
