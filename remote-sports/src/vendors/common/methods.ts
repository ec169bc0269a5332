/**
 * The methods of the port, once: whoever stands in for an adapter is made from this list, so that a
 * method which joins the port joins every stand-in.
 */
import type { OddsVendor } from '../port';

/** Every method of the port. */
export type PortMethod = Exclude<keyof OddsVendor, 'id' | 'policies'>;
/** What makes a money call ready. */
export type Preparation = 'prepare' | 'prepareSale';
/** What is asked, and answered with an outcome. */
export type Question = Exclude<PortMethod, Preparation | 'feed'>;

const METHODS: Readonly<Record<Question, 'question'> & Record<Preparation, 'money'>> = {
  counts: 'question',
  search: 'question',
  results: 'question',
  announcements: 'question',
  favourites: 'question',
  setFavourite: 'question',
  betInfo: 'question',
  prepare: 'money',
  check: 'question',
  pending: 'question',
  wagers: 'question',
  offers: 'question',
  prepareSale: 'money',
  checkSale: 'question',
};

/** A method as a stand-in has it; the port says what each takes and answers. */
export type Call = (...args: readonly unknown[]) => Promise<unknown>;
/** All of the port but its feed. */
export type VendorQuestions = Pick<OddsVendor, Question | Preparation>;

/**
 * The port made by a rule: every method but the feed, from one function.
 *
 * @param make gives the method of that name.
 */
export const standIn = (
  make: (method: Question | Preparation, kind: 'question' | 'money') => Call,
): VendorQuestions =>
  Object.fromEntries(
    Object.entries(METHODS).map(([method, kind]) => [
      method,
      make(method as Question | Preparation, kind),
    ]),
  ) as unknown as VendorQuestions;
