/** The sign of VIP members in the header, with the form that it opens; no other member loads it. */
import { useState } from 'react';
import { Crown, IconButton } from '@site/ui';
import { VIP } from '../../phrases/vip';
import { VipSheet } from './VipSheet';

export function VipSign() {
  const [taps, setTaps] = useState(0);
  return (
    <>
      <IconButton
        label={VIP.sign}
        icon={<Crown aria-hidden />}
        data-testid="header-vip"
        onClick={() => setTaps(taps + 1)}
      />
      <VipSheet taps={taps} />
    </>
  );
}
