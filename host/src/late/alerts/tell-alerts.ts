/** Tells a member who looks at the site what is new: asked for, or handed over by the worker. */
import { getAlerts } from '@site/contracts/alerts';
import { TOLD_BY_PAGE, type Alert } from '@site/domain/alerts/alert';
import type { AlertWord } from '@site/domain/alerts/words';
import { AlertNews, Toast } from '@site/domain/constants';
import { memberCodeOf } from '@site/domain/session/access';
import { parseReturnPath } from '@site/domain/session/return-path';
import type { Platform } from '@site/platform/host';
import { ALERTS } from '../../phrases/alerts';

/** What it is given. */
export interface TellDeps {
  readonly platform: Pick<Platform, 'api' | 'navigator' | 'session' | 'toast'>;
  /** Claims an alert for this tab; false where the device has told it. */
  readonly claim: (id: string) => Promise<boolean>;
  readonly isVisible: () => boolean;
  readonly every: (ms: number, work: () => void) => () => void;
  readonly wait: (ms: number) => Promise<void>;
}

/** The teller. */
export interface AlertTeller {
  /** Hears the worker. */
  readonly hear: (word: AlertWord) => void;
  /** Asks at once, as when the page is looked at again. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
}

/** Starts it. */
export function tellAlerts({ platform, claim, isVisible, every, wait }: TellDeps): AlertTeller {
  const { api, navigator, session, toast } = platform;
  /** Where the list ended for this member; null before it is known. */
  let known: { readonly whose: string; readonly last: string } | null = null;
  let isAsking = false;
  let telling: Promise<void> = Promise.resolve();
  const whose = (): string | null => memberCodeOf(session.state.get());

  const show = async (alert: Alert, of: string): Promise<void> => {
    // What was claimed is shown: a tab that cannot show leaves it to another.
    if (TOLD_BY_PAGE.has(alert.kind) || !isVisible() || whose() !== of) return;
    if (!(await claim(alert.id)) || whose() !== of) return;
    const path = parseReturnPath(alert.target) ?? '/';
    toast.show('info', ALERTS.line(alert.title, alert.body), {
      action: { label: ALERTS.look, run: () => navigator.go(path) },
    });
    // There is one toast at a time.
    await wait(Toast.durationMs);
  };
  const tell = (alerts: readonly Alert[], of: string): void => {
    for (const alert of alerts) telling = telling.then(() => show(alert, of));
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
        .filter(({ kind }) => !TOLD_BY_PAGE.has(kind))
        .slice(-AlertNews.most)
        .map((alert) => ({ ...alert, at: Date.parse(alert.at) })),
      of,
    );
  };
  const look = async (): Promise<void> => {
    const of = whose();
    if (of === null) known = null;
    if (of === null || isAsking || !isVisible()) return;
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
      if (word.type === 'alert-open') navigator.go(word.target);
      else if (word.type === 'alert-shown') void claim(word.alert.id);
      else if (of !== null) tell([word.alert], of);
    },
    stop: () => {
      turns();
      signedIn.unsubscribe();
    },
  };
}
