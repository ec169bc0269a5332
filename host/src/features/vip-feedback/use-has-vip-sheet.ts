import { useSession } from '@site/platform';
import { useSiteMap } from '../../remotes/contexts';

/** Whether this member has a callback form: a VIP, while a live part fills the place (R2.3-9). */
export function useHasVipSheet(): boolean {
  const session = useSession();
  const { slots } = useSiteMap();
  return session.status === 'member' && session.member.isVip && slots.has('vip.feedback');
}
