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
import { VipSheet, useHasVipSheet } from '../features/vip-feedback/VipSheet';
import { SHELL } from '../phrases/zh-CN';
import { PartBoundary } from '../remotes/reported';
import { Slot } from '../remotes/Slot';

const LazyLanguages = lazy(() =>
  import('../features/language/LanguageSheet').then(({ LanguageSheet }) => ({
    default: LanguageSheet,
  })),
);

function HeaderEnd() {
  const session = useSession();
  const chat = useCall(getLiveChatUrl, {}, { staleMs: STALE.fiveMinutes });
  const openChat = useLiveChat();
  /** Null before it was opened first. */
  const [languages, setLanguages] = useState<boolean | null>(null);
  const [vipTaps, setVipTaps] = useState(0);
  const isVip = useHasVipSheet();
  const chatUrl = chat.data ?? '';
  return (
    <>
      {isVip ? (
        <IconButton
          label={SHELL.vip}
          icon={<Crown aria-hidden />}
          data-testid="header-vip"
          onClick={() => setVipTaps(vipTaps + 1)}
        />
      ) : null}
      {chatUrl === '' ? null : (
        <IconButton
          label={SHELL.liveChat}
          icon={<Headset aria-hidden />}
          data-testid="header-livechat"
          onClick={() => openChat(chatUrl)}
        />
      )}
      <IconButton
        label={SHELL.languages}
        icon={
          <b className="site-lang" aria-hidden>
            中
          </b>
        }
        data-testid="header-language"
        aria-haspopup="dialog"
        onClick={() => setLanguages(true)}
      />
      {session.status === 'visitor' ? (
        <Link className="site-bar-link" data-kind="primary" to={targets.toLogin()}>
          {SHELL.login}
        </Link>
      ) : (
        <Slot name="header.wallet" />
      )}
      {languages === null ? null : (
        <Suspense fallback={null}>
          <LazyLanguages open={languages} onClose={() => setLanguages(false)} />
        </Suspense>
      )}
      {isVip ? <VipSheet taps={vipTaps} /> : null}
    </>
  );
}

const HeaderFailed = () => (
  <button className="site-bar-link" onClick={() => window.location.reload()}>
    {SHELL.refresh}
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
