/**
 * The pages of news as the host matches them, beside the line of home: what one changes the other
 * must show.
 */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate, usePlatform, useQueryClient } from '@site/platform';
import { renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { Slot as HomeNews } from '../slots/HomeNews';
import { Page as NewsDetailPage } from './NewsDetailPage';
import { Page as NewsPage } from './NewsPage';

/** A moment at which 45 announcements stand, two of them urgent. */
export const NEWS_DAY = Date.parse('2026-11-23T15:30:00+08:00');

/**
 * What a browser and the host do: a step forward, and asking everything anew (after a login, by a
 * pull).
 */
function Around() {
  const navigate = useNavigate();
  const { api } = usePlatform();
  const queries = useQueryClient();
  return (
    <>
      <button type="button" data-testid="go-forward" onClick={() => void navigate(1)}>
        ›
      </button>
      <button
        type="button"
        data-testid="ask-anew"
        onClick={() => void api.anew(() => queries.invalidateQueries())}
      >
        ↻
      </button>
    </>
  );
}

/** Opens an address. */
export const openNews = (world: TestWorld, path: string) =>
  renderInShell(
    <>
      <HomeNews />
      <Around />
      <Routes>
        <Route path="/News" element={<NewsPage />} />
        <Route path="/News/Details" element={<NewsDetailPage />} />
      </Routes>
    </>,
    { platform: world.platform, path },
  );

/** A row of the list, once it is drawn. */
export const row = async (at: number): Promise<HTMLElement> =>
  (await screen.findAllByTestId('news-row'))[at] as HTMLElement;
export const tap = async (testId: string): Promise<void> =>
  userEvent.click(await screen.findByTestId(testId));

/** Waits at most a second for the same counts at the tab, above the list and on the bell. */
export async function expectUnread(
  announcements: number,
  messages: number,
  kind: 'announcement' | 'message',
): Promise<void> {
  const count = kind === 'message' ? messages : announcements;
  const wanted = [announcements + messages, count, count === 0 ? 'none' : count].join(' ');
  await waitFor(
    () => {
      const tab =
        /\d+/.exec(screen.getByTestId(`news-tab-${kind}`).textContent ?? '')?.[0] ?? 'none';
      const shown = [
        screen.getByTestId('home-inbox').dataset.unread,
        screen.getByTestId('news-unread').dataset.unread,
        tab,
      ].join(' ');
      if (shown !== wanted)
        throw new Error(`unread on bell, list and tab: ${shown} instead of ${wanted}`);
    },
    { timeout: 1_000 },
  );
}

interface LoggedRequest {
  readonly url: string;
  readonly body: { readonly ids?: readonly string[] } | null;
}

/** What was sent to an address that begins so, in order. */
export const requestsTo = async (
  world: TestWorld,
  path: string,
): Promise<readonly LoggedRequest[]> =>
  (
    (await world.control('GET', `/requests?path=${encodeURIComponent(path)}`)) as {
      requests: LoggedRequest[];
    }
  ).requests;
