/**
 * Codes of this site's own gate before money (safety B1): nothing was sent. They stand where a
 * service's error code would.
 */
export const GATE_CODE = {
  /** The member is not known yet. */
  notReady: 'SITE_NOT_READY',
  /** A restriction of the member's own stands in the way (R6-7). */
  excluded: 'SITE_EXCLUDED',
  /** Whether one does could not be asked (C-62). */
  unchecked: 'SITE_UNCHECKED',
  /** The question found no way out: the network is gone. */
  unreached: 'SITE_UNREACHED',
} as const;
