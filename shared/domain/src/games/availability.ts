/**
 * Which game providers can be entered now (§7.2 Providers/MaintenanceStatus and
 * NavigationBarStatus).
 */

/** A row of the maintenance list; `to` is an ISO time or null when the end is not known. */
export interface MaintenanceRow {
  readonly providerCode: string;
  readonly isMaintenance: boolean;
  readonly to: string | null;
}

/** Providers under maintenance with the end of it (ISO), null where the end is not known. */
export const providersInMaintenance = (
  rows: readonly MaintenanceRow[],
): ReadonlyMap<string, string | null> =>
  new Map(
    rows
      .filter(({ isMaintenance }) => isMaintenance)
      .map(({ providerCode, to }) => [providerCode, to]),
  );

/** A provider as far as choosing another one needs it. */
export interface ListedProvider {
  readonly code: string;
  readonly category: string;
  readonly sort: number;
}

/** Providers of the same category that run, in their order; empty for a provider that is not listed. */
export function runningBeside<T extends ListedProvider>(
  providers: readonly T[],
  inMaintenance: ReadonlyMap<string, unknown>,
  code: string,
): readonly T[] {
  const category = providers.find((provider) => provider.code === code)?.category;
  return providers
    .filter(
      (provider) =>
        provider.code !== code &&
        provider.category === category &&
        !inMaintenance.has(provider.code),
    )
    .toSorted((a, b) => a.sort - b.sort);
}

/** How an entrance of the navigation bar stands. */
export type EntranceState = 'hidden' | 'open' | 'maintenance';

/**
 * The entrance of a provider; shown only when the server said so, so an unknown or failed answer
 * hides it.
 */
export const entranceState = (
  status: { readonly isVisible: boolean; readonly isMaintenance: boolean } | undefined,
): EntranceState =>
  status?.isVisible !== true ? 'hidden' : status.isMaintenance ? 'maintenance' : 'open';
