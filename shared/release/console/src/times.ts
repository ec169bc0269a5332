/** Times of the console: always Beijing time, whatever the computer thinks. */

import { beijingInstant } from '@site/domain/releases/moment-text';

/** `2027-01-29 00:00` of an epoch ms or an ISO text; seconds only when they are not zero. */
export function beijing(at: number | string): string {
  const text = beijingInstant(typeof at === 'number' ? at : Date.parse(at));
  return `${text.slice(0, 10)} ${text.slice(11, text.slice(17, 19) === '00' ? 16 : 19)}`;
}

/** The value of a date-and-time field as a moment in Beijing time, as the commands want it. */
export const momentOf = (field: string): string => `${field.slice(0, 16)}+08:00`;

/** A moment as the value of a date-and-time field. */
export const fieldOf = (moment: number | string): string =>
  beijing(moment).replace(' ', 'T').slice(0, 16);
