/** The pages of promotions as the host matches them, with a stand-in for what other parts own. */
import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { useLocation, useNavigate } from '@site/platform';
import { renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { Page as BonusFormPage } from './BonusFormPage';
import { Page as ManualPage } from './ManualPage';
import { Page as PromotionsPage } from './PromotionsPage';

/** Shows the address, and goes back as a browser does. */
function Bar() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <p>
      <span data-testid="address">{pathname + search}</span>
      <button type="button" data-testid="go-back" onClick={() => void navigate(-1)}>
        ‹
      </button>
    </p>
  );
}

const FORMS: Readonly<Record<string, ComponentType>> = {
  '/Promotions/PromotionBonusForm': BonusFormPage,
  '/Promotions/Manual': ManualPage,
};

/** One page for one address; as in the host, the list and its detail are the same page. */
function Site() {
  const { pathname } = useLocation();
  const Form = FORMS[pathname];
  if (Form !== undefined) return <Form key={pathname} />;
  if (!pathname.startsWith('/Promotions')) return <p data-testid="elsewhere" />;
  const path = pathname.startsWith('/Promotions/Detail/')
    ? '/Promotions/Detail/:id'
    : '/Promotions';
  return (
    <Routes>
      <Route path={path} element={<PromotionsPage />} />
    </Routes>
  );
}

/** Opens an address. */
export const open = (world: TestWorld, path: string) =>
  renderInShell(
    <>
      <Bar />
      <Site />
    </>,
    { platform: world.platform, path },
  );
export const address = (): string | null => screen.getByTestId('address').textContent;
/** Ids of the promotions on the page. */
export const shownIds = (): string[] =>
  screen.getAllByTestId('promo-card').map((card) => card.dataset.promoId ?? '');

/** Sets a fault of a call. */
export const fault = (
  world: TestWorld,
  method: string,
  path: string,
  how: object,
  times = 20,
): Promise<unknown> =>
  world.control('POST', '/faults', { match: { method, path }, fault: how, times });

/** Addresses that a call was sent to, in order. */
export async function sent(world: TestWorld, call: string): Promise<string[]> {
  const { requests } = (await world.control('GET', '/requests')) as {
    requests: { call: string | null; url: string }[];
  };
  return requests.filter((request) => request.call === call).map(({ url }) => url);
}

/** Texts of the toasts, in order, from now on. */
export function toasts(world: TestWorld): string[] {
  const seen: string[] = [];
  world.platform.toast.current$.subscribe((toast) =>
    toast === null ? undefined : seen.push(toast.text),
  );
  return seen;
}
