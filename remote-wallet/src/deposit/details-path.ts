/** Address of one deposit. */
export const detailsPath = (applicationId: string): string =>
  `/Deposit/DetailsInfo?id=${encodeURIComponent(applicationId)}`;

/** Ids as the server writes them; anything else in the address is no id. */
export const readApplicationId = (text: string | null): string | null =>
  text !== null && /^[\w-]{1,64}$/.test(text) ? text : null;
