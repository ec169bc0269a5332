/**
 * The odds vendors (§1, §3.5): one row each. Every other list of vendors is derived from it, and a
 * table of what only a vendor knows is a `Record<OddsVendorId, …>`: a fourth row breaks the build
 * in each of them.
 */

/** What the site knows of a vendor without asking it. */
interface VendorFacts {
  /**
   * Its word in addresses, small letters: `/sbtwo/sports-<segment>` and `/vendors/<segment>/`; its
   * service in the rows of the contract has the same name.
   */
  readonly segment: string;
  /** As members call it, zh-CN. */
  readonly name: string;
  /** Codes of GameToken (§7.2); the site asks by the first, the others are spellings of old. */
  readonly tokenCodes: readonly [string, ...string[]];
  /**
   * Its board is public: a token that is missing only stops betting. Elsewhere it is maintenance
   * (§4.6).
   */
  readonly isPublic?: true;
  /** It books a bet at any price when the member asks for that (D10). */
  readonly takesAnyPrice?: true;
}

const TABLE = {
  IM: { segment: 'im', name: 'IM体育', tokenCodes: ['IPSB'] },
  BTI: { segment: 'bti', name: 'BTI体育', tokenCodes: ['SBT', 'BTI'] },
  SABA: {
    segment: 'saba',
    name: '沙巴体育',
    tokenCodes: ['OWS'],
    isPublic: true,
    takesAnyPrice: true,
  },
} as const satisfies Readonly<Record<string, VendorFacts>>;
type Table = typeof TABLE;

/** The vendors in the order in which members see them; the first is the default (§2.2). */
export const VENDORS: { readonly [K in keyof Table]: VendorFacts & Table[K] } = TABLE;

/** Id of an odds vendor. */
export type OddsVendorId = keyof typeof VENDORS;
/** A vendor's word in addresses, and its service. */
export type VendorSegment = (typeof VENDORS)[OddsVendorId]['segment'];
/** A code of GameToken. */
export type VendorTokenCode = (typeof VENDORS)[OddsVendorId]['tokenCodes'][number];

/** Ids in the order of the table. */
export const ODDS_VENDORS = Object.keys(VENDORS) as readonly OddsVendorId[];

/** The same thing for every vendor, under its id. */
export const perVendor = <T>(of: (vendor: OddsVendorId) => T): Readonly<Record<OddsVendorId, T>> =>
  Object.fromEntries(ODDS_VENDORS.map((vendor) => [vendor, of(vendor)])) as Record<OddsVendorId, T>;

/**
 * Narrows a text from outside (URL, storage, service of a call): an id or a word of addresses, in
 * any case.
 *
 * @returns null for anything that is no vendor.
 */
export const asOddsVendor = (text: string): OddsVendorId | null =>
  ODDS_VENDORS.find(
    (vendor) => vendor === text.toUpperCase() || VENDORS[vendor].segment === text.toLowerCase(),
  ) ?? null;
