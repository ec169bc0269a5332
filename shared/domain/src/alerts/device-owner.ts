/**
 * Stands in place of the owner's fingerprint (16 hex digits) once a member has logged out: the
 * device, told by web push until then, is nobody's, whether or not the code that takes it off had
 * come (ADR 109).
 */
export const NOBODYS_DEVICE = '0000000000000000';
