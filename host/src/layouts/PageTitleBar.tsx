/**
 * Title bar of layouts 2 and 5: back in the history, or to the parent page when the tab was opened
 * here.
 */
import { isFirstPage, targets, useLocation, useNavigate } from '@site/platform';
import { TitleBar } from '@site/ui';

/** One level up: `/Me/Accountinfo` to `/Me`; the top level leads home. */
function parentOf(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '');
  return parts.length > 1 ? `/${parts.slice(0, -1).join('/')}` : targets.toHome();
}

/** The title bar. */
export function PageTitleBar({ title }: { readonly title: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const goBack = (): void => {
    if (isFirstPage(location.key)) void navigate(parentOf(location.pathname), { replace: true });
    else void navigate(-1);
  };
  return <TitleBar title={title} onBack={goBack} />;
}
