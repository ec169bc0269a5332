/** Under which name a member pays in (§4.5: the name is known before the first deposit). */
import { maskName } from '../formatting/mask';
import { isMasked } from './account-fields';

/** A name as it goes to the server, and as a page may show it (§5). */
export interface PayerName {
  readonly sent: string;
  readonly shown: string;
}

/**
 * The member's own name; null where the site does not have it whole, so that it has to be typed.
 *
 * @param firstName the real name of the profile, as the server sent it.
 */
export function payerName(firstName: string | null | undefined): PayerName | null {
  const sent = (firstName ?? '').trim();
  return sent === '' || isMasked(sent) ? null : { sent, shown: maskName(sent) };
}
