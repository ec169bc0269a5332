/** Runs with the remote: bets are looked up after a reload, verdicts reach the member anywhere, settled wagers refresh the balance. */
import type { Platform } from '@site/platform';
import { copy } from '../phrases/zh-CN';
import type { SportsState } from '../state/sports-state';

/** How often open wagers are looked at while there are some. */
const WATCH_MS = 5_000;

/** Starts watching. @returns the way to stop. */
export function watchBets(platform: Platform, sports: SportsState): () => void {
  const { bus, money, session, toast } = platform;
  let open: ReadonlySet<string> = new Set();
  let known = false;
  const isMember = (): boolean => session.state.get().status === 'member';
  const look = async (): Promise<void> => {
    if (!isMember() || document.visibilityState === 'hidden' || (known && open.size === 0)) return;
    const answer = await sports.vendor.wagers('open', 1);
    if (!answer.ok) return;
    const now = new Set(answer.value.wagers.map((wager) => wager.id));
    [...open].filter((id) => !now.has(id)).forEach((wagerId) => bus.publish({ type: 'bet.settled', wagerId, vendor: sports.vendor.id }));
    open = now;
    known = true;
  };
  const inSlip = (key: string): boolean => {
    const { rows, open: shown } = sports.slip.state.get();
    return shown && rows.some((row) => row.result?.intent.key === key);
  };
  const subscriptions = [
    bus.on('bet.placed').subscribe(() => { known = false; }),
    bus.on('session.logged-out').subscribe(() => { open = new Set(); known = false; }),
    bus.on('money.settled').subscribe(({ kind, key, phase }) => {
      if (kind !== 'bet') return;
      known = false;
      if (inSlip(key)) return;
      if (phase === 'done') toast.show('success', copy.placed);
      else toast.show('error', phase === 'notPlaced' ? copy.notPlaced : copy.rejected);
    }),
  ];
  const forget = money.registerLookup('bet', sports.vendor.check);
  const timer = setInterval(() => void look(), WATCH_MS);
  return () => {
    subscriptions.forEach((subscription) => subscription.unsubscribe());
    forget();
    clearInterval(timer);
  };
}
