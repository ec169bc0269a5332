/**
 * Shares and sizes in the words of the commands, the audit trail and the console. No money and no
 * odds.
 */

/** A share of 0 to 1, e.g. `4.2 %`. */
export const percentText = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A size in bytes, e.g. `12.5 KB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
