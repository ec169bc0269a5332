/**
 * Alerts that come over a push service, and taps on them (ADR 109). Nothing of a member is kept
 * here: what a notification says is what the push said.
 *
 * A subscription that the browser changes by itself (`pushsubscriptionchange`) is not told from
 * here: the server takes devices of a session only, and a worker has none. The page tells it at its
 * next start.
 */
import { readAlert, type Alert } from '@site/domain/alerts/alert';
import type { AlertWord } from '@site/domain/alerts/words';
import { Routing } from '@site/domain/constants';
import { parseReturnPath } from '@site/domain/session/return-path';

/** A window of the site. */
export interface SiteWindow {
  readonly focused: boolean;
  readonly visibilityState: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (word: AlertWord, transfer?: Transferable[]) => void;
}

/** What the browser shows. */
export interface ShownAlert {
  readonly title: string;
  readonly options: NotificationOptions & { readonly timestamp?: number };
}

/** What it is given. */
export interface AlertPorts {
  /** The site's windows, also those that the worker does not answer for. */
  readonly windows: () => Promise<readonly SiteWindow[]>;
  readonly show: (title: string, options: ShownAlert['options']) => Promise<void>;
  readonly open: (url: string) => Promise<unknown>;
  /** Hands an alert to a window; false unless it says in time that it took it. */
  readonly handOver: (window: SiteWindow, word: AlertWord) => Promise<boolean>;
  /**
   * Whether the browser takes the right to push away from who shows nothing, whoever looks
   * (WebKit).
   */
  readonly insists: boolean;
}

/** Something came, and this worker cannot read what: browsers insist that something is shown. */
const UNREAD = {
  title: '有新消息',
  body: '请打开网站查看',
  target: '/News',
  tag: 'unread',
} as const;

const fileOf = (name: string): string => `${Routing.basePath}/${name}`;

/** An alert as the browser is asked to show it; the same alert never stands twice. */
function shownOf(alert: Alert | null): ShownAlert {
  const { title, body, target } = alert ?? UNREAD;
  return {
    title,
    options: {
      body,
      tag: alert?.id ?? UNREAD.tag,
      icon: fileOf('icon-192.png'),
      badge: fileOf('icon-192.png'),
      lang: 'zh-CN',
      data: { target },
      ...(alert === null ? {} : { timestamp: alert.at }),
    },
  };
}

/** What a push carried, or null: it may carry nothing, and anything. */
function alertIn(data: { readonly json: () => unknown } | null): Alert | null {
  try {
    return readAlert(data?.json());
  } catch {
    return null;
  }
}

/** Where a notification leads; home, where it carries no path of ours. */
function targetIn(data: unknown): string {
  const { target } = (data ?? {}) as { readonly target?: unknown };
  return (typeof target === 'string' ? parseReturnPath(target) : null) ?? '/';
}

/** A push: told by the page that is being looked at, else by the system. */
export async function tellPush(
  data: { readonly json: () => unknown } | null,
  { windows, show, handOver, insists }: AlertPorts,
): Promise<void> {
  const alert = alertIn(data);
  const open = await windows().catch((): readonly SiteWindow[] => []);
  const looked = open.find(
    ({ focused, visibilityState }) => focused && visibilityState === 'visible',
  );
  if (alert !== null && looked !== undefined && !insists) {
    if (await handOver(looked, { type: 'alert', alert })) return;
  }
  const { title, options } = shownOf(alert);
  await show(title, options);
  if (alert !== null) open.forEach((each) => each.postMessage({ type: 'alert-shown', alert }));
}

/**
 * A tap on a notification: a window that stands is led there by its own router, so that nothing
 * that was typed is lost; without one a window opens.
 */
export async function openAlert(
  data: unknown,
  { windows, open, handOver }: Pick<AlertPorts, 'windows' | 'open' | 'handOver'>,
): Promise<void> {
  const target = targetIn(data);
  const [window] = (await windows()).toSorted(
    (one, other) =>
      Number(other.visibilityState === 'visible') - Number(one.visibilityState === 'visible'),
  );
  // A browser may refuse the focus; the window is led there all the same.
  await window?.focus().catch(() => undefined);
  // A page in its first seconds, one of an older release or of maintenance does not listen.
  if (window !== undefined && (await handOver(window, { type: 'alert-open', target }))) return;
  await open(`${Routing.basePath}${target}`);
}
