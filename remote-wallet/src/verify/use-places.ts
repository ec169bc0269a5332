/**
 * The address tree of the master data (§7.2), level by level; a place is known by its name, the
 * lists by their numbers.
 */
import { getDistricts, getProvinces, getTowns } from '@site/contracts/setting';
import type { Place } from '@site/domain/member/address';
import { STALE, useCall } from '@site/platform';

interface Entry {
  readonly id: string;
  readonly name: string;
}
/** One level's list. */
export interface PlaceList {
  readonly entries: readonly Entry[];
  readonly failed: boolean;
  readonly retry: () => void;
}

const idOf = (entries: readonly Entry[] | undefined, name: string): string =>
  entries?.find((each) => each.name === name)?.id ?? '';

/** The lists that a place needs so far. */
export function usePlaces({ province, district }: Place): Readonly<Record<keyof Place, PlaceList>> {
  const provinces = useCall(getProvinces, {}, { staleMs: STALE.session });
  const provinceId = idOf(provinces.data, province);
  const districts = useCall(
    getDistricts,
    { query: { provinceId } },
    { staleMs: STALE.session, enabled: provinceId !== '' },
  );
  const districtId = idOf(districts.data, district);
  const towns = useCall(
    getTowns,
    { query: { districtId } },
    { staleMs: STALE.session, enabled: districtId !== '' },
  );
  const list = (read: typeof provinces): PlaceList => ({
    entries: read.data ?? [],
    failed: read.isError,
    retry: () => void read.refetch(),
  });
  return { province: list(provinces), district: list(districts), town: list(towns) };
}
