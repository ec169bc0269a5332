/** /Forgetpwd: a forgotten password by phone or e-mail, a forgotten name by e-mail (R2.1-1). */
import { useSearchParams } from '@site/platform';
import { Tabs } from '@site/ui';
import { PASSWORD } from '../../phrases/password';
import { PageFrame } from '@site/ui/page-form';
import { ForgotName } from './ForgotName';
import { ForgotPassword } from './ForgotPassword';

const OPTIONS = [
  { value: 'password', label: PASSWORD.tabPassword },
  { value: 'username', label: PASSWORD.tabName },
] as const;
type Tab = (typeof OPTIONS)[number]['value'];
const PANEL = 'forgot-panel';

/** The page with its two tabs; the tab stands in the address, so that a link can name it. */
export function ForgotPage() {
  const [query, setQuery] = useSearchParams();
  const tab: Tab = query.get('tab') === 'username' ? 'username' : 'password';
  const choose = (value: Tab): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', value);
        return next;
      },
      { replace: true },
    );
  return (
    <PageFrame>
      <Tabs
        label={PASSWORD.tabs}
        look="line"
        options={OPTIONS}
        value={tab}
        onChange={choose}
        panelId={PANEL}
      />
      <div
        id={PANEL}
        role="tabpanel"
        aria-label={tab === 'username' ? PASSWORD.tabName : PASSWORD.tabPassword}
      >
        {tab === 'username' ? <ForgotName /> : <ForgotPassword />}
      </div>
    </PageFrame>
  );
}
