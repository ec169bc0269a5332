import { useState } from 'react';
import { useSession } from '@site/platform';
import { VipFeedback } from '../vip-feedback/VipFeedback';

/** The callback form of VIP members; open from the moment it is shown, shown anew to open it again. */
export function Slot() {
  const session = useSession();
  const [open, setOpen] = useState(true);
  return session.status === 'member' ? (
    <VipFeedback open={open} onClose={() => setOpen(false)} member={session.member} />
  ) : null;
}
