import { ODDS_VENDORS, VENDORS } from '../vendors/odds-vendor';
import { OWN_SERVICES, type Service } from './who-may-say';

/** Services behind the one origin: ours, then the vendors'. */
export const SERVICES: readonly Service[] = [
  ...OWN_SERVICES,
  ...ODDS_VENDORS.map((vendor) => VENDORS[vendor].segment),
];
