/** Tells a member who looks at the site what is new: asked for, or handed over by the worker. */
import { getAlerts } from '@site/contracts/alerts';
import { MOVES_MONEY, TOLD_BY_FEEDS, type Alert } from '@site/domain/alerts/alert';
import type { AlertWord } from '@site/domain/alerts/words';
import { AlertNews, Toast } from '@site/domain/constants';
import { isNewcomer } from '@site/domain/member/newcomer';
import { memberCodeOf } from '@site/domain/session/access';
import { parseReturnPath } from '@site/domain/session/return-path';
import type { Platform } from '@site/platform/host';
import { ALERTS } from '../../phrases/alerts';

/** What it is given. */
export interface TellDeps {
  readonly platform: Pick<
    Platform,
    'api' | 'balances' | 'bus' | 'clock' | 'navigator' | 'profile' | 'session' | 'toast'
  >;
  /** Claims an alert for this tab; false where the device has told it. */
  readonly claim: (id: string) => Promise<boolean>;
  readonly isVisible: () => boolean;
  readonly every: (ms: number, work: () => void) => () => void;
  readonly wait: (ms: number) => Promise<void>;
}

/** The teller. */
export interface AlertTeller {
  /** Hears the worker. @returns whether the page sees to it; else the worker has to. */
  readonly hear: (word: AlertWord) => boolean;
  /** Asks at once, as when the page is looked at again. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Wagers that this page saw settled and told by itself, as it does where it has heard of the bet:
 * each stands for one word of the server's.
 */
function settledByPage({ bus, clock }: Pick<Platform, 'bus' | 'clock'>): {
  readonly take: () => boolean;
  readonly stop: () => void;
} {
  let seen: readonly number[] = [];
  const listening = bus.on('bet.settled').subscribe(() => {
    seen = [...seen, clock.monotonic()];
  });
  return {
    take: () => {
      const good = seen.filter((at) => clock.monotonic() - at <= AlertNews.byPageGoodMs);
      seen = good.slice(1);
      return good.length > 0;
    },
    stop: () => listening.unsubscribe(),
  };
}

/** What stands is read first, as a goal that the page told; one that stays does not keep the others. */
const MOST_WAIT_MS = 3 * Toast.durationMs;

/** Starts it. */
export function tellAlerts({ platform, claim, isVisible, every, wait }: TellDeps): AlertTeller {
  const { api, balances, bus, clock, navigator, profile, session, toast } = platform;
  /** Where the list ended for this member; null before it is known. */
  let known: { readonly whose: string; readonly last: string } | null = null;
  let isAsking = false;
  let telling: Promise<void> = Promise.resolve();
  /** What nobody saw because the tab went behind, for when it is looked at again. */
  let unseen: readonly { readonly alert: Alert; readonly of: string }[] = [];
  const settled = settledByPage({ bus, clock });
  const whose = (): string | null => memberCodeOf(session.state.get());

  /** Until no toast stands: there is one at a time, and a new one takes its place. */
  const untilFree = async (): Promise<void> => {
    let isStanding = false;
    let stop: () => void = () => undefined;
    const free = new Promise<void>((resolve) => {
      const standing = toast.current$.subscribe((view) => {
        isStanding = view !== null;
        if (!isStanding) resolve();
      });
      stop = () => standing.unsubscribe();
    });
    await (isStanding ? Promise.race([free, wait(MOST_WAIT_MS)]) : free);
    stop();
  };
  const show = async (alert: Alert, of: string): Promise<void> => {
    await untilFree();
    // What was claimed is shown: a tab that cannot show leaves it to another.
    if (whose() !== of) return;
    if (!isVisible()) {
      unseen = [...unseen, { alert, of }].slice(-AlertNews.most);
      return;
    }
    if (alert.kind === 'settlement' && settled.take()) return void (await claim(alert.id));
    if (!(await claim(alert.id)) || whose() !== of) return;
    const path = parseReturnPath(alert.target) ?? '/';
    toast.show('info', ALERTS.line(alert.title, alert.body), {
      action: { label: ALERTS.look, run: () => navigator.go(path) },
    });
    // There is one toast at a time.
    await wait(Toast.durationMs);
  };
  const tell = (alerts: readonly Alert[], of: string): void => {
    if (alerts.some(({ kind }) => MOVES_MONEY.has(kind))) balances.refreshNow();
    // The first one makes another member of a newcomer.
    if (alerts.some(({ kind }) => kind === 'deposit') && isNewcomer(profile.get()))
      void session.reloadMember();
    for (const alert of alerts) {
      const ready = alert.kind === 'settlement' ? wait(AlertNews.byPageMs) : null;
      // One that failed (a lock that was taken away) must not silence the others.
      telling = telling.then(async () => {
        await ready;
        await show(alert, of).catch(() => undefined);
      });
    }
  };
  const ask = async (of: string): Promise<void> => {
    const after = known?.whose === of ? known.last : undefined;
    const answer = await api.call(getAlerts, {
      query: after === undefined ? {} : { after },
      unasked: 'turn',
    });
    // A failed one is asked again at its turn; an answer for somebody who has left is nobody's.
    if (!answer.ok || whose() !== of) return;
    const { alerts, last } = answer.value;
    known = { whose: of, last };
    tell(
      alerts
        .filter(({ kind }) => !TOLD_BY_FEEDS.has(kind))
        .slice(-AlertNews.most)
        .map((alert) => ({ ...alert, at: Date.parse(alert.at) })),
      of,
    );
  };
  const look = async (): Promise<void> => {
    const of = whose();
    if (known?.whose !== of) known = null;
    if (of === null || isAsking || !isVisible()) return;
    const again = unseen;
    unseen = [];
    tell(
      again.flatMap((one) => (one.of === of ? [one.alert] : [])),
      of,
    );
    isAsking = true;
    await ask(of).catch(() => undefined);
    isAsking = false;
  };
  const turns = every(AlertNews.everyMs, () => void look());
  const signedIn = session.state.changes$.subscribe(() => void look());
  return {
    look,
    hear: (word) => {
      const of = whose();
      if (word.type === 'alert-open') {
        navigator.go(word.target);
        return true;
      }
      if (of === null) return false;
      if (word.type === 'alert-shown') void claim(word.alert.id).catch(() => undefined);
      else if (TOLD_BY_FEEDS.has(word.alert.kind) || !isVisible()) return false;
      else tell([word.alert], of);
      return true;
    },
    stop: () => {
      turns();
      signedIn.unsubscribe();
      settled.stop();
    },
  };
}
