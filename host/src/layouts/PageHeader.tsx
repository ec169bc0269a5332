/**
 * Header of layouts 1 and 3: logo, live chat where there is a chat server, VIP sign, languages,
 * login or wallet (R2.5-2).
 */
import { useState } from 'react';
import { Link, targets, useNavigate, useSession } from '@site/platform';
import { SITE_NAME } from '@site/phrases/site';
import { Headset, IconButton, SiteHeader, SiteLogo, later } from '@site/ui';
import { useAfter } from '@site/ui/at-rest';
import { useHasVipSheet } from '../features/vip-feedback/use-has-vip-sheet';
import { SHELL } from '../phrases/zh-CN';
import { PartBoundary } from '../remotes/reported';
import { Slot } from '../remotes/Slot';

const LazyLanguages = later(() =>
  import('../features/language/LanguageSheet').then((module) => module.LanguageSheet),
);

const VipSign = later(() =>
  import(/* webpackChunkName: "late" */ '../features/vip-feedback/VipSign').then(
    (module) => module.VipSign,
    () => () => null,
  ),
);

const KnownChat = later(() =>
  import(/* webpackChunkName: "late" */ '../features/live-chat/KnownChat').then(
    (module) => module.KnownChat,
    // Without its code the sign leads to the chat's own page, and the header stands.
    () => () => null,
  ),
);

/**
 * The chat's sign, from the first picture on. Its address is asked for once the page is at rest; a
 * tap before leads to the chat's own page.
 */
function ChatButton() {
  const navigate = useNavigate();
  const isAtRest = useAfter();
  /** What opens it; undefined before it is known, null where there is no chat. */
  const [open, setOpen] = useState<(() => void) | null>();
  return (
    <>
      {isAtRest ? <KnownChat tell={setOpen} /> : null}
      {open === null ? null : (
        <IconButton
          label={SHELL.liveChat}
          icon={<Headset aria-hidden />}
          data-testid="header-livechat"
          data-known={open !== undefined}
          onClick={open ?? (() => void navigate('/LiveChat'))}
        />
      )}
    </>
  );
}

function HeaderEnd() {
  const session = useSession();
  /** Null before it was opened first. */
  const [languages, setLanguages] = useState<boolean | null>(null);
  const isVip = useHasVipSheet();
  return (
    <>
      {isVip ? <VipSign /> : null}
      <ChatButton />
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
        <>
          <Link className="site-bar-link" to={targets.toRegister()}>
            {SHELL.register}
          </Link>
          <Link className="site-bar-link" data-kind="primary" to={targets.toLogin()}>
            {SHELL.login}
          </Link>
        </>
      ) : (
        <Slot name="header.wallet" />
      )}
      {languages === null ? null : (
        <LazyLanguages open={languages} onClose={() => setLanguages(false)} />
      )}
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
