import { useEffect } from 'react';
import { usePlatform } from '@site/platform';

/** Says once that a read failed (R8-5); the page shows its own way on besides. */
export function useFailureToast(failed: boolean, text: string): void {
  const { toast } = usePlatform();
  useEffect(() => {
    if (failed) toast.show('error', text);
  }, [failed, text, toast]);
}
