/**
 * How plans name members; apart from the other cohorts, which the first load of a page does
 * without.
 */

/**
 * Salt of the names in the plans of a version. It stays while a ramp is halted and begun again, so
 * that whom it left out is left out again.
 */
export const planSalt = (name: string, version: string): string => `${name}@${version}`;

/**
 * The word by which the plans of one version name a member. The registry can be read by anybody: a
 * list of one version says nothing of the list of another, and a table of hashes made before reads
 * neither.
 *
 * @param share `bucketOf` SHA-256(`salt:word`) of {@link planSalt} and the member's own word.
 */
export const namedWord = (share: number): string => `named#${share * 2 ** 32}`;
