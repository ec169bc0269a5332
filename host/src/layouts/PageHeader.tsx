/**
 * Header of layouts 1 and 3: logo, live chat where there is a chat server, VIP sign, languages,
 * login or wallet (R2.5-2).
 */
import { Suspense, lazy, useState } from 'react';
import { getLiveChatUrl } from '@site/contracts/live-chat';
import { Link, STALE, targets, useCall, useSession } from '@site/platform';
import { SITE_NAME } from '@site/phrases/site';
import { Crown, Headset, IconButton, SiteHeader, SiteLogo } from '@site/ui';
import { useLiveChat } from '../effects/use-live-chat';
import { copy } from '../phrases/zh-CN';
import { PartBoundary } from '../remotes/reported';
import { Slot } from '../remotes/Slot';

const LazyLanguages = lazy(() =>
  import('../features/language/LanguageSheet').then(({ LanguageSheet }) => ({
    default: LanguageSheet,
  })),
);
const LazyFeedback = lazy(() =>
  import('../features/vip-feedback/VipFeedback').then(({ VipFeedback }) => ({
    default: VipFeedback,
  })),
);

function HeaderEnd() {
  const session = useSession();
  const chat = useCall(getLiveChatUrl, {}, { staleMs: STALE.fiveMinutes });
  const openChat = useLiveChat();
  const [sheet, setSheet] = useState<{
    readonly name: 'languages' | 'feedback';
    readonly open: boolean;
  } | null>(null);
  const chatUrl = chat.data ?? '';
  const member = session.status === 'member' ? session.member : null;
  const close = (): void =>
    setSheet((known) => (known === null ? null : { ...known, open: false }));
  return (
    <>
      {member?.isVip === true ? (
        <IconButton
          label={copy.vip}
          icon={<Crown aria-hidden />}
          data-testid="header-vip"
          onClick={() => setSheet({ name: 'feedback', open: true })}
        />
      ) : null}
      {chatUrl === '' ? null : (
        <IconButton
          label={copy.liveChat}
          icon={<Headset aria-hidden />}
          data-testid="header-livechat"
          onClick={() => openChat(chatUrl)}
        />
      )}
      <IconButton
        label={copy.languages}
        icon={
          <b className="site-lang" aria-hidden>
            中
          </b>
        }
        data-testid="header-language"
        aria-haspopup="dialog"
        onClick={() => setSheet({ name: 'languages', open: true })}
      />
      {session.status === 'visitor' ? (
        <Link className="site-bar-link" data-kind="primary" to={targets.toLogin()}>
          {copy.login}
        </Link>
      ) : (
        <Slot name="header.wallet" />
      )}
      {sheet === null ? null : (
        <Suspense fallback={null}>
          {sheet.name === 'languages' ? <LazyLanguages open={sheet.open} onClose={close} /> : null}
          {sheet.name === 'feedback' && member !== null ? (
            <LazyFeedback open={sheet.open} onClose={close} member={member} />
          ) : null}
        </Suspense>
      )}
    </>
  );
}

const HeaderFailed = () => (
  <button className="site-bar-link" onClick={() => window.location.reload()}>
    {copy.refresh}
  </button>
);

/** The header; whatever breaks at its end leaves the logo, the page and a way to load it anew. */
export function PageHeader() {
  return (
    <SiteHeader
      logo={
        <Link className="site-logo" to={targets.toHome()} aria-label={SITE_NAME}>
          <SiteLogo name={SITE_NAME} />
        </Link>
      }
    >
      <PartBoundary name="header" fallback={HeaderFailed}>
        <HeaderEnd />
      </PartBoundary>
    </SiteHeader>
  );
}
