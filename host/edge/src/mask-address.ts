/**
 * Addresses before they are written into a log: a login link's parts are as good as a password
 * while they live (safety B1).
 */
export const maskAddress = (text: string): string =>
  text.replace(/([?&](?:ref|token)=)[^&#\s"']*/gi, '$1***');
