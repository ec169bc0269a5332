/** Which price policies a vendor knows (D10). */
import { VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { OddsPolicy } from '../port';

/**
 * Strictest first. Apart from the adapters, because the slip draws its switches before their code
 * is there.
 */
export const policiesOf = (vendor: OddsVendorId): readonly OddsPolicy[] =>
  VENDORS[vendor].takesAnyPrice === true ? ['exact', 'better', 'any'] : ['exact', 'better'];
