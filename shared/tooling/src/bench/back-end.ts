import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HEADER } from '@site/contracts/headers';
import { getSabaEvents, SABA_STREAM_PATH } from '@site/contracts/vendor-saba';
import { placeSabaBet } from '@site/contracts/vendor-saba-singles';
import { freePort, startServer, stopServer, waitForOk } from '../serve/processes';
import type { Emit } from './line';
import { newBenchMember, resultOf, type BenchMember } from './members';
import type { BenchSize } from './sizes';
import { openReaders } from './stream-readers';

/** A member thinks this long between two bets. */
const PAUSE_MS = 1_200;
const BALANCE = '5000.00';
/**
 * Every tenth bet is sent twice at once with the same key, as a double tap or a resent packet
 * would.
 */
const DOUBLED = 10;

interface Target {
  readonly marketId: string;
  readonly key: string;
  readonly price: string;
  readonly point: number | null;
  readonly sportType: number;
}

interface Market {
  readonly marketId: string;
  readonly marketStatus: string;
  readonly selections: readonly {
    readonly key: string;
    readonly point: number | null;
    readonly oddsPrice: { readonly decimalPrice: number | string | null };
  }[];
}

/** Prices before the match: such bets count at once. */
async function targetsOf(
  base: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly Target[]> {
  const answer = await fetch(`${base}${getSabaEvents.path}?sportType=1&tab=EARLY`, { headers });
  const { markets } = await resultOf<{ markets: readonly Market[] }>(answer);
  return markets
    .filter(({ marketStatus }) => marketStatus === 'running')
    .flatMap(({ marketId, selections }) =>
      selections.flatMap(({ key, point, oddsPrice }) =>
        oddsPrice.decimalPrice === null
          ? []
          : [{ marketId, key, point, price: String(oddsPrice.decimalPrice), sportType: 1 }],
      ),
    );
}

/** What one member did. */
interface Tally {
  readonly placed: Set<string>;
  readonly times: number[];
  refused: number;
  doubled: number;
  doubledDiffering: number;
}

async function send(base: string, member: BenchMember, key: string, body: string): Promise<string> {
  const answer = await fetch(`${base}${placeSabaBet.path}`, {
    method: 'POST',
    headers: { ...member.headers, [HEADER.idempotencyKey]: key },
    body,
  });
  return `${answer.status} ${await answer.text()}`;
}

async function bet(
  base: string,
  member: BenchMember,
  target: Target,
  at: number,
  tally: Tally,
): Promise<void> {
  const key = `${member.code}-${String(at).padStart(8, '0')}`;
  const { marketId, key: side, price, point, sportType } = target;
  const body = JSON.stringify({
    vendorTransId: key,
    sportType,
    marketId,
    key: side,
    price,
    point,
    stake: '10.00',
    oddsOption: 2,
    oddsType: 3,
  });
  const started = performance.now();
  const copies = at % DOUBLED === 0 ? 2 : 1;
  const answers = await Promise.all(
    Array.from({ length: copies }, () => send(base, member, key, body)),
  );
  tally.times.push(performance.now() - started);
  // A copy that meets the first one inside the server may be told "still in progress": that is no second answer.
  const final = new Set(answers.filter((answer) => !answer.includes('13051')));
  if (copies > 1) tally.doubled += 1;
  if (final.size > 1) tally.doubledDiffering += 1;
  if ([...final].some((answer) => answer.startsWith('200'))) tally.placed.add(key);
  else tally.refused += 1;
}

async function play(
  base: string,
  member: BenchMember,
  targets: readonly Target[],
  { until, seat, seats }: { readonly until: number; readonly seat: number; readonly seats: number },
  tally: Tally,
): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, (seat * PAUSE_MS) / seats);
  });
  for (let at = 0; performance.now() < until; at += 1) {
    const target = targets[(seat * 31 + at * 7) % targets.length];
    if (target !== undefined) await bet(base, member, target, at, tally);
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
}

interface Wager {
  readonly vendorTransId: string;
  readonly risk: number | string;
}
interface Posting {
  readonly kind: string;
  readonly entries: readonly { readonly account: string; readonly amount: number | string }[];
}

const fen = (amount: number | string): number => Math.round(Number(amount) * 100);

/**
 * What the ledger says of a member against what it was answered: lost, doubled, unbalanced, and a
 * balance that does not follow.
 */
async function audit(
  base: string,
  member: BenchMember,
  tally: Tally,
): Promise<Readonly<Record<'lost' | 'doubled' | 'unbalanced' | 'wrongBalance', number>>> {
  const read = async <T>(what: string): Promise<T> =>
    (await fetch(`${base}/__sandbox/members/${member.code}${what}`)).json() as Promise<T>;
  const { wagers } = await read<{ wagers: readonly Wager[] }>('/wagers');
  const { postings } = await read<{ postings: readonly Posting[] }>('/ledger');
  const { wallets } = await read<{ wallets: Readonly<Record<string, number | string>> }>('');
  const keys = wagers.map(({ vendorTransId }) => vendorTransId);
  const bets = postings.filter(({ kind }) => kind.startsWith('bet'));
  const expected = fen(BALANCE) - wagers.reduce((sum, { risk }) => sum + fen(risk), 0);
  return {
    lost:
      [...tally.placed].filter((key) => !keys.includes(key)).length +
      Math.max(0, tally.placed.size - bets.length),
    doubled: keys.length - new Set(keys).size + Math.max(0, bets.length - tally.placed.size),
    unbalanced: postings.filter(
      ({ entries }) => entries.reduce((sum, { amount }) => sum + fen(amount), 0) !== 0,
    ).length,
    wrongBalance: fen(wallets['2'] ?? 0) === expected ? 0 : 1,
  };
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function measure(
  base: string,
  { members: seats, readers: many, updatesPerSecond, seconds }: BenchSize['backEnd'],
  emit: Emit,
  note: (line: string) => void,
): Promise<void> {
  note(`signing in ${seats} members ...`);
  const members: BenchMember[] = [];
  for (let at = 0; at < seats; at += 20)
    members.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, (_, seat) => newBenchMember(base, at + seat, BALANCE)),
      )),
    );
  const targets = await targetsOf(base, members[0]?.headers ?? {});
  const readers = openReaders(`${base}${SABA_STREAM_PATH}?sportType=1&tab=RUNNING`, many);
  const started = await fetch(`${base}/__sandbox/load`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      vendor: 'saba',
      events: 60,
      updatesPerSecond,
      seconds,
    }),
  });
  if (!started.ok) throw new Error(`the load did not start: ${await started.text()}`);
  note(
    `${seats} members bet for ${seconds} s beside ${updatesPerSecond} updates a second to ${many} readers ...`,
  );
  const until = performance.now() + seconds * 1_000;
  const tallies = members.map((): Tally => ({
    placed: new Set(),
    times: [],
    refused: 0,
    doubled: 0,
    doubledDiffering: 0,
  }));
  const before = readers.totals();
  await Promise.all(
    members.map((member, seat) =>
      play(base, member, targets, { until, seat, seats }, tallies[seat] as Tally),
    ),
  );
  const { sent } = (await (await fetch(`${base}/__sandbox/load`)).json()) as { sent: number };
  const after = readers.totals();
  readers.stop();
  note('comparing what was answered with the ledger ...');
  const audits = [];
  for (const [seat, member] of members.entries())
    audits.push(await audit(base, member, tallies[seat] as Tally));
  const sum = (of: (tally: Tally) => number): number =>
    tallies.reduce((total, tally) => total + of(tally), 0);
  const times = tallies.flatMap((tally) => tally.times).sort((a, b) => a - b);
  const placed = sum((tally) => tally.placed.size);
  emit({
    bench: 'back-end/bets',
    value: placed,
    unit: 'bets',
    members: seats,
    perSecond: Math.round(placed / seconds),
    refused: sum((tally) => tally.refused),
    doubled: sum((tally) => tally.doubled),
  });
  for (const name of ['lost', 'doubled', 'unbalanced', 'wrongBalance'] as const)
    emit({
      bench: `back-end/${name}`,
      value: audits.reduce((total, each) => total + each[name], 0),
      unit: 'postings',
    });
  emit({
    bench: 'back-end/doubled-answers-differ',
    value: sum((tally) => tally.doubledDiffering),
    unit: 'bets',
  });
  emit({
    bench: 'back-end/place',
    value: Math.round(quantile(times, 0.5)),
    unit: 'ms',
    p95: Math.round(quantile(times, 0.95)),
    p99: Math.round(quantile(times, 0.99)),
    most: Math.round(times.at(-1) ?? 0),
  });
  emit({
    bench: 'back-end/updates',
    value: Math.round(sent / seconds),
    unit: 'updates/s',
    wanted: updatesPerSecond,
    readers: many,
  });
  emit({
    bench: 'back-end/readers',
    value: after.gaps,
    unit: 'gaps',
    messages: after.messages - before.messages,
    fewest: after.fewest,
    most: after.most,
    megabytesPerSecond: Math.round((after.bytes - before.bytes) / seconds / 1e6),
  });
}

/**
 * Members bet while readers get price updates, all on this machine; then the ledger is compared
 * with every answer.
 */
export async function benchBackEnd(
  size: BenchSize['backEnd'],
  emit: Emit,
  note: (line: string) => void,
): Promise<void> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'site-bench-back-end-'));
  const port = await freePort();
  const child = startServer('sandbox', 'e2e/sandbox/src/main.ts', {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    SANDBOX_UNKNOWN_RATE: '0',
    SANDBOX_SEED: '1',
    SITE_ENV: 'staging',
  });
  const base = `http://127.0.0.1:${port}`;
  try {
    await waitForOk(`${base}/healthz`, child, 'the sandbox');
    await measure(base, size, emit, note);
  } finally {
    await stopServer(child);
    fs.rmSync(data, { recursive: true, force: true });
  }
}
