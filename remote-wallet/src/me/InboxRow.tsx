import { targets } from '@site/platform';
import { useUnread } from '@site/remote-kit/inbox';
import { Tag } from '@site/ui';
import { Bell } from '@site/ui/more-icons';
import { ME } from '../phrases/me';
import { MenuLink } from './MenuLink';

/** News of both kinds, with how much is unread: the same count as everywhere else on the site. */
export function InboxRow() {
  const { message, total } = useUnread();
  const to = targets.toNews((message ?? 0) > 0 ? 'message' : 'announcement');
  return (
    <MenuLink
      to={to}
      testId="me-inbox"
      icon={<Bell />}
      title={ME.inbox}
      hint={ME.inboxHint}
      {...(total === null || total === 0
        ? {}
        : {
            trailing: (
              <Tag tone="danger">
                <span className="num" data-testid="me-unread">
                  {ME.unread(total)}
                </span>
              </Tag>
            ),
          })}
    />
  );
}
