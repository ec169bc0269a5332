/** The app-download bar (§2.5, R2.5-3). */
import { layoutParts } from './layout-parts';

/** Pages without the bar; everything below them too. */
export const APP_BAR_HIDDEN = [
  '/resetpassword',
  '/ambassador',
  '/email-verified',
  '/email-verification-expired',
] as const;

/**
 * Whether the bar stands on a page, before the member closes it.
 *
 * @param path normalised, without the base path.
 */
export function showsAppBar(path: string, layoutStatus: number): boolean {
  const parts = layoutParts(layoutStatus);
  if (parts === null || !(parts.header || parts.titleBar || parts.footer)) return false;
  const requested = path.toLowerCase();
  return !APP_BAR_HIDDEN.some(
    (hidden) => requested === hidden || requested.startsWith(`${hidden}/`),
  );
}
