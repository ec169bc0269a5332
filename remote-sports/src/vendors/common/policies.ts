/** Which price policies a vendor knows (D10). */
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { OddsPolicy } from '../port';

/**
 * Strictest first. Apart from the adapters, because the slip draws its switches before their code
 * is there.
 */
export const POLICIES: Readonly<Record<OddsVendorId, readonly OddsPolicy[]>> = {
  IM: ['exact', 'better'],
  BTI: ['exact', 'better'],
  SABA: ['exact', 'better', 'any'],
};
