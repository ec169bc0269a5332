/** Address of one withdrawal. */
export const withdrawalPath = (applicationId: string): string =>
  `/Withdrawal/DetailsInfo?id=${encodeURIComponent(applicationId)}`;
