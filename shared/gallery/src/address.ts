/** What an address of the gallery names. */
export interface Address {
  readonly component?: string;
  readonly state?: string;
  readonly theme?: 'dark' | 'light';
}

/** The address of a sheet or of one of its states: `/?component=Button&state=busy&theme=light`. */
export const addressOf = (address: Address): string =>
  `/?${new URLSearchParams(
    Object.entries(address).filter(([, value]) => value !== undefined && value !== ''),
  ).toString()}`;
