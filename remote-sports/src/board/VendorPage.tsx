/** A page that the boards share: whose it is says the address. */
import type { ReactNode } from 'react';
import { Sports } from '@site/domain/constants';
import { useLocation } from '@site/platform';
import { VendorProvider } from '../state/use-sports';
import { boardPlaceOf } from './board-place';

/** Gives the address's vendor to everything below. */
export function VendorPage({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <VendorProvider id={boardPlaceOf(pathname)?.vendor ?? Sports.defaultVendor}>
      {children}
    </VendorProvider>
  );
}
