/**
 * The end of a walk: the ledger says what happened, and the pages must have said the same (safety
 * D1).
 */
import { wagersOf, postingsOf } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';
import type { Payment } from '../page-models/wallet';
import type { Mark, MarkKind, Walk } from './walk';

/** How often an amount stands in the books of a member, by kind. */
type Counts = Readonly<Record<MarkKind, ReadonlyMap<string, number>>>;

const fixed = (amount: number | string): string => Math.abs(Number(amount)).toFixed(2);

function countOf(amounts: readonly (number | string)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const amount of amounts) counts.set(fixed(amount), (counts.get(fixed(amount)) ?? 0) + 1);
  return counts;
}

async function countsOf(site: Site, member: string): Promise<Counts> {
  const postings = await postingsOf(site, member);
  const posted = (wanted: string): readonly number[] =>
    postings
      .filter(({ kind }) => kind === wanted)
      .map(({ entries }) => Math.max(...entries.map(({ amount }) => Math.abs(amount))));
  const { payments } = await site.control<{ payments: readonly Payment[] }>(
    'GET',
    `/payments?member=${member}`,
  );
  const wagers = await wagersOf(site, member);
  return {
    bet: countOf(wagers.map(({ stake }) => stake)),
    transfer: countOf(posted('transfer')),
    withdrawal: countOf(posted('withdrawal')),
    deposit: countOf(payments.map(({ amount }) => amount)),
  };
}

/** Money is conserved: every posting sums to nothing, and each wallet holds the sum of its entries. */
async function booksOf(site: Site, member: string): Promise<readonly string[]> {
  const postings = await postingsOf(site, member);
  const fen = (amount: number | string): number => Math.round(Number(amount) * 100);
  const wrong = postings.filter(
    ({ entries }) => entries.reduce((sum, { amount }) => sum + fen(amount), 0) !== 0,
  );
  const { memberCode, wallets } = await site.control<{
    memberCode: string;
    wallets: Readonly<Record<string, number | string>>;
  }>('GET', `/members/${member}`);
  const sums = new Map<string, number>();
  for (const { account, amount } of postings.flatMap(({ entries }) => entries))
    sums.set(account, (sums.get(account) ?? 0) + fen(amount));
  const apart = Object.entries(wallets).filter(
    ([group, balance]) => (sums.get(`${memberCode}:${group}`) ?? 0) !== fen(balance),
  );
  return [
    ...wrong.map(({ kind, ref }) => `[I13] the posting ${kind} ${ref} does not sum to nothing`),
    ...apart.map(
      ([group, balance]) =>
        `[I13] wallet ${group} of ${member} holds ${balance}, its entries sum to ${(sums.get(`${memberCode}:${group}`) ?? 0) / 100}`,
    ),
  ];
}

function verdictOf({ kind, member, amount, said, isOne }: Mark, times: number): string | null {
  const what = `the ${kind} of ${amount} by ${member}`;
  if (times > (isOne ? 1 : 2)) return `[I1] ${what} happened ${times} times`;
  if (times === 1 && said === 'failed') return `[I3] ${what} was called failed and stands`;
  return times === 0 && said === 'done' ? `[I2] ${what} was called done and is not there` : null;
}

/** Everything that is wrong with the money at the end of a walk. */
export async function judge({ site, walkers, marks }: Walk): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { member } of walkers) {
    const counts = await countsOf(site, member);
    const own = marks.filter((mark) => mark.member === member);
    faults.push(
      ...own
        .map((mark) => verdictOf(mark, counts[mark.kind].get(mark.amount) ?? 0))
        .filter((fault) => fault !== null),
    );
    faults.push(...(await booksOf(site, member)));
  }
  return faults;
}
