/** Layout statuses of §2.5 as a table: which bars stand around the content. */

/** Bars of a layout. */
export interface LayoutParts {
  readonly header: boolean;
  readonly titleBar: boolean;
  readonly footer: boolean;
}

const BARE: LayoutParts = { header: false, titleBar: false, footer: false };

/** Status to bars; a status that is not here is the text '500 Error!'. */
const LAYOUTS: ReadonlyMap<number, LayoutParts> = new Map<number, LayoutParts>([
  [0, BARE],
  [999, BARE],
  [666, BARE],
  [1, { header: true, titleBar: false, footer: false }],
  [2, { header: false, titleBar: true, footer: false }],
  [3, { header: true, titleBar: false, footer: true }],
  [4, { header: false, titleBar: false, footer: true }],
  [5, { header: false, titleBar: true, footer: true }],
]);

/** Bars of a status, or null for one that §2.5 does not know. */
export const layoutParts = (status: number): LayoutParts | null => LAYOUTS.get(status) ?? null;
