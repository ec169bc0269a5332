/** The callback form of VIP members, which a part of the site brings (R2.3-9, R4.3-1). */
import { useEffect } from 'react';
import { usePlatform } from '@site/platform/host';
import { SHELL } from '../../phrases/zh-CN';
import { Slot } from '../../remotes/Slot';

function Failed() {
  const { toast } = usePlatform();
  useEffect(() => toast.show('error', SHELL.chatFailed), [toast]);
  return null;
}

/** @param taps how often it was asked for; each time it opens anew and empty. */
export function VipSheet({ taps }: { readonly taps: number }) {
  return taps === 0 ? null : <Slot key={taps} name="vip.feedback" failed={() => <Failed />} />;
}
