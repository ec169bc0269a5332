/**
 * Runs with the remote: bets are looked up after a reload, verdicts reach the member anywhere,
 * settled wagers refresh the balance.
 */
import type { Platform } from '@site/platform';
import { wagerStage } from '@site/domain/betting/statuses';
import { failed, type AppError } from '@site/domain/errors/app-error';
import { asOddsVendor, ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { CASH_OUT } from '../phrases/cash-out';
import { readBetRef } from '../bet-slip/bet-ref';
import { quickTap } from '../bet-slip/quick-tap';
import { isRowLocked } from '../bet-slip/slip-model';
import { refusalText, SLIP } from '../phrases/slip';
import { WAGERS } from '../phrases/wagers';
import { noteBets } from '../slots/taste';
import { firstLook } from './first-look';
import { isInSight, SALE, shownSales, TRAY, trays } from './in-sight';
import { showOpenCount } from './nav-count';
import { saleRef } from './sale-ref';
import { settledNews } from './settled-news';
import type { SportsState } from '../state/sports-state';
import type { Wager } from '../vendors/port';

/** How often it is looked whether something is due. */
const TICK_MS = 5_000;
/** The first time: once what the page itself asks for is on its way. */
const SOON_MS = 1_000;
/** Wagers on matches that should not have begun change seldom; one that begins early is seen soon. */
const EARLY_MS = 20_000;

/** Reads `BTI:W123` as vendor and wager. */
function readSaleRef(
  ref: string | undefined,
): { readonly vendor: OddsVendorId; readonly wagerId: string } | null {
  const at = (ref ?? '').indexOf(':');
  const vendor = asOddsVendor((ref ?? '').slice(0, at));
  return at < 1 || vendor === null ? null : { vendor, wagerId: (ref ?? '').slice(at + 1) };
}

/** A wager that may change any moment: it waits, or one of its matches has begun. */
const isLively = ({ outcome, legs }: Wager, now: number): boolean =>
  wagerStage(outcome) === 'pending' ||
  legs.some(({ startAt, outcome: leg }) => startAt <= now && wagerStage(leg) !== 'settled');

/**
 * Looks after the open wagers of one vendor.
 *
 * @param said what was told already: keys of bets that were turned down, references of sales.
 * @param tell tells of what has settled.
 */
function watchVendor(
  platform: Platform,
  sports: SportsState,
  vendor: OddsVendorId,
  said: ReadonlySet<string>,
  tell: (wagers: readonly Wager[]) => void,
): (isUrgent?: boolean) => Promise<void> {
  const { open } = sports;
  let nextAt = 0;
  let known = '';
  let asking = false;
  /** Wagers whose end was said. */
  const told = new Set<string>();
  return async (isUrgent = false) => {
    const ids = open.ids(vendor);
    const now = platform.clock.monotonic();
    if (asking || ids.length === 0 || (!isUrgent && now < nextAt && ids.join() === known)) return;
    known = ids.join();
    nextAt = now + EARLY_MS;
    asking = true;
    const answer = await sports.vendorSessions[vendor].vendor.pending(ids).finally(() => {
      asking = false;
    });
    if (!answer.ok) {
      nextAt = 0;
      return;
    }
    const settled = answer.value.filter(
      ({ id, outcome }) => wagerStage(outcome) === 'settled' && !told.has(id),
    );
    const { state, dismiss } = sports.verdicts;
    settled.forEach(({ id, attemptKey }) => {
      told.add(id);
      // That it was taken is old news now.
      if (state.get().some(({ key, good }) => good && key === attemptKey)) dismiss(attemptKey);
      platform.bus.publish({ type: 'bet.settled', wagerId: id, vendor });
    });
    // What the member was told a moment ago is not said again over it; nor before where its bet is shown as waiting.
    const onTheirWay = new Set(platform.money.journal().map(({ key }) => key));
    tell(
      settled.filter(({ id, attemptKey, outcome }) =>
        outcome === 'rejected'
          ? !said.has(attemptKey) && !onTheirWay.has(attemptKey)
          : outcome !== 'cashedOut' || !said.has(saleRef(vendor, id)),
      ),
    );
    const answered = new Set(answer.value.map(({ id }) => id));
    open.note(answer.value);
    noteBets(platform, vendor, answer.value);
    open.drop(
      vendor,
      ids.filter((id) => !answered.has(id)),
    );
    // A list that was read before a bet ended may bring it back: it is asked about with the next turn.
    known = open.ids(vendor).join();
    if (
      answer.value.some(
        (wager) => wagerStage(wager.outcome) !== 'settled' && isLively(wager, platform.clock.now()),
      )
    )
      nextAt = 0;
  };
}

/**
 * A bet that another page sent, as after a reload: what it stands on and nobody has typed a stake
 * for leaves the slip.
 */
function leaveSlip(
  { slip }: SportsState['vendorSessions'][OddsVendorId],
  key: string,
  wagers: readonly Wager[],
): void {
  const now = slip.state.get();
  if ([now.combo, ...now.rows].some(({ result }) => result?.intent.key === key)) return;
  const placed = new Set(wagers.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId)));
  slip.removeWhere(
    (row) => placed.has(row.selection.selectionId) && row.stake === '' && !isRowLocked(now, row),
  );
}

/**
 * Says how a bet or a sale ended, wherever the member is, unless the slip itself shows it.
 *
 * @param refusals what look-ups told, by key.
 * @param said gets what is told.
 */
function tellVerdicts(
  platform: Platform,
  { vendorSessions, verdicts }: SportsState,
  refusals: Map<string, AppError>,
  said: Set<string>,
): readonly { unsubscribe: () => void }[] {
  const { balances, bus, money, toast } = platform;
  const attempts = () =>
    ODDS_VENDORS.flatMap((id) => {
      const { rows, combo, open } = vendorSessions[id].slip.state.get();
      return [combo, ...rows].map(({ result }) => ({ result, open }));
    });
  /** Bets that were sent, and whether each had to wait for its verdict. */
  const sent = new Map<string, { readonly summary: string; readonly hasWaited: boolean }>();
  /** What was asked for each sale, with its price, and of which wager. */
  const sales = new Map<string, { readonly summary: string; readonly ref: string }>();
  const refusalOf = (key: string): string => {
    const result = attempts().find((attempt) => attempt.result?.intent.key === key)?.result;
    const error = result?.phase === 'refused' ? result.error : refusals.get(key);
    return error === undefined ? WAGERS.rejected : refusalText(error);
  };
  const text = (phase: 'done' | 'refused' | 'notPlaced', key: string): string => {
    if (phase === 'refused') return refusalOf(key);
    return phase === 'done' ? SLIP.placed : SLIP.notPlaced;
  };
  return [
    money.open$.subscribe((states) =>
      states.forEach(({ phase, intent }) => {
        const { key, summary } = intent;
        if (intent.kind === 'bet') {
          const had = sent.get(key)?.hasWaited === true;
          const hasWaited = had || phase !== 'submitting';
          // The vendor took the stake when it took the bet in, seconds before its verdict.
          if (hasWaited && !had) balances.refreshNow();
          sent.set(key, { summary, hasWaited });
        }
        if (intent.kind === 'cashOut') sales.set(key, { summary, ref: intent.ref ?? '' });
      }),
    ),
    bus.on('money.settled').subscribe(({ kind, key, phase }) => {
      const sale = sales.get(key);
      const shownAs = shownSales.get(sale?.ref ?? '');
      const stays = shownAs === 'part' || (shownAs === 'whole' && phase !== 'done');
      if (kind === 'cashOut' && !(stays && isInSight(SALE)))
        toast.show(
          phase === 'done' ? 'success' : 'info',
          phase === 'done' ? CASH_OUT.soldToast(sale?.summary ?? '') : CASH_OUT.notSold,
        );
      if (sale !== undefined && phase === 'done') said.add(sale.ref);
      sales.delete(key);
      if (kind !== 'bet') return;
      if (phase !== 'done') said.add(key);
      const held = attempts().find(({ result }) => result?.intent.key === key);
      const shown = quickTap.shown.get() === key || held?.open === true;
      const bet = sent.get(key);
      // It is named where it had to wait, and where nothing on the page holds it any more.
      const summary = bet?.hasWaited === true || held === undefined ? bet?.summary : undefined;
      const [words, good] = [text(phase, key), phase === 'done'];
      if (summary !== undefined && !shown) verdicts.add({ key, summary, text: words, good });
      // Where no tray will name it, the toast does.
      if (!shown && (summary === undefined || !isInSight(TRAY)))
        toast.show(
          good ? 'success' : 'error',
          summary === undefined || trays.here > 0 ? words : WAGERS.ended(words, summary),
        );
      sent.delete(key);
      refusals.delete(key);
    }),
  ];
}

/**
 * Starts watching.
 *
 * @returns the way to stop.
 */
export function watchBets(platform: Platform, sports: SportsState): () => void {
  const { money, session } = platform;
  const refusals = new Map<string, AppError>();
  const said = new Set<string>();
  const tell = settledNews(platform);
  const looks = ODDS_VENDORS.map((vendor) => watchVendor(platform, sports, vendor, said, tell));
  const first = firstLook(platform, sports);
  const subscriptions = tellVerdicts(platform, sports, refusals, said);
  const forget = [
    money.registerLookup('bet', async (key, ref) => {
      const bet = readBetRef(ref);
      // Asked of the wrong vendor, a key would be sealed there and called not placed.
      if (bet === null) return failed({ kind: 'contract', where: 'bet.ref' });
      const answer = await sports.vendorSessions[bet.vendor].vendor.check(key, bet.mode);
      if (answer.ok && answer.value.error !== null) refusals.set(key, answer.value.error);
      const wagers = (answer.ok ? answer.value.result?.wagers : null) ?? [];
      sports.open.note(wagers);
      if (answer.ok && answer.value.state === 'done')
        leaveSlip(sports.vendorSessions[bet.vendor], key, wagers);
      return answer;
    }),
    money.registerLookup('cashOut', (key, ref) => {
      const sale = readSaleRef(ref);
      return sale === null
        ? Promise.resolve(failed({ kind: 'contract', where: 'cashOut.ref' }))
        : sports.vendorSessions[sale.vendor].vendor.checkSale(key, sale.wagerId);
    }),
  ];
  const count = (): void =>
    showOpenCount(ODDS_VENDORS.reduce((sum, vendor) => sum + sports.open.ids(vendor).length, 0));
  count();
  const lookNow = (isUrgent?: boolean): void =>
    void Promise.all(looks.map((look) => look(isUrgent))).then(count);
  const counting = [
    // What was refused or sold is no open wager any more: not with the next turn only.
    platform.bus.on('money.settled').subscribe(({ kind, phase }) =>
      setTimeout(() => {
        count();
        if (kind === 'cashOut' || (kind === 'bet' && phase !== 'done')) lookNow(kind === 'cashOut');
      }, 0),
    ),
    session.state.changes$.subscribe(count),
  ];
  const turn = (): void => {
    if (session.state.get().status !== 'member' || document.visibilityState === 'hidden') return;
    lookNow();
    void first().then((asked) => (asked ? count() : undefined));
  };
  const soon = setTimeout(turn, SOON_MS);
  const timer = setInterval(turn, TICK_MS);
  return () => {
    [...subscriptions, ...counting].forEach((subscription) => subscription.unsubscribe());
    showOpenCount(0);
    forget.forEach((drop) => drop());
    clearTimeout(soon);
    clearInterval(timer);
  };
}
