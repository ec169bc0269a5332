import { targets } from '@site/platform';
import { useUnread } from '@site/remote-kit/inbox';
import { Tag } from '@site/ui';
import { Bell } from '@site/ui/more-icons';
import { ME } from '../phrases/me';
import { MenuLink } from './MenuLink';

/** News of both kinds, with how much is unread: the same count as everywhere else on the site. */
export function InboxRow() {
  const { announcement, message } = useUnread();
  const count = (announcement ?? 0) + (message ?? 0);
  const to = targets.toNews((message ?? 0) > 0 ? 'message' : 'announcement');
  return (
    <MenuLink
      to={to} testId="me-inbox" icon={<Bell />} title={ME.inbox} hint={ME.inboxHint} {...(count === 0 ? {} : { trailing: <Tag tone="danger"><span className="num" data-testid="me-unread">{ME.unread(count)}</span></Tag> })}
    />
  );
}
