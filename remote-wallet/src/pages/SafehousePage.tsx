import { MemberOnly } from '@site/remote-kit/gate';
import { SAFEHOUSE } from '../phrases/safehouse';
import { SafehouseBody } from '../safehouse/SafehouseBody';

/** /Safehouse (§2.1, §7.2): open by its address, locked and unlocked by the member alone. */
export function Page() {
  return (
    <MemberOnly hint={SAFEHOUSE.visitor} skeleton="article">
      <SafehouseBody />
    </MemberOnly>
  );
}
