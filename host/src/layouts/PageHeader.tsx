/** Header of layouts 1 and 3: logo, live chat where there is a chat server, VIP sign, login or wallet (R2.5-2). */
import { getLiveChatUrl } from '@site/contracts/live-chat';
import { Link, STALE, targets, useCall, useSession } from '@site/platform';
import { SITE_NAME } from '@site/phrases/site';
import { Crown, Headset, IconButton, SiteHeader, SiteLogo } from '@site/ui';
import { useLiveChat } from '../effects/use-live-chat';
import { copy } from '../phrases/zh-CN';
import { Slot } from '../remotes/Slot';

/** The header. */
export function PageHeader() {
  const session = useSession();
  const chat = useCall(getLiveChatUrl, {}, { staleMs: STALE.fiveMinutes });
  const openChat = useLiveChat();
  const chatUrl = chat.data ?? '';
  return (
    <SiteHeader logo={<Link className="site-logo" to={targets.toHome()} aria-label={SITE_NAME}><SiteLogo name={SITE_NAME} /></Link>}>
      {session.status === 'member' && session.member.isVip
        ? <IconButton label={copy.vip} icon={<Crown aria-hidden />} data-testid="header-vip" onClick={() => openChat(chatUrl)} /> : null}
      {chatUrl === '' ? null : <IconButton label={copy.liveChat} icon={<Headset aria-hidden />} data-testid="header-livechat" onClick={() => openChat(chatUrl)} />}
      {session.status === 'visitor'
        ? <Link className="site-bar-link" data-kind="primary" to={targets.toLogin()}>{copy.login}</Link>
        : <Slot name="header.wallet" />}
    </SiteHeader>
  );
}
