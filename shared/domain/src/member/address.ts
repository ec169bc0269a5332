/**
 * The address of a member as one line (§3.1): the record keeps city and line, the form asks part by
 * part.
 */

/** Parts by the names of the master data; empty while not chosen. */
export interface Place {
  readonly province: string;
  readonly district: string;
  readonly town: string;
}

/** Most characters of the line. */
export const ADDRESS_MOST = 120;

/**
 * Province, city, district and street in one line; a province that is a city of its own stands
 * there once.
 */
export const addressLine = ({ province, district, town }: Place, street: string): string =>
  [...`${province === district ? '' : province}${district}${town}${street.trim()}`]
    .slice(0, ADDRESS_MOST)
    .join('');
