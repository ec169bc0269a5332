/**
 * Who may use the console: a named account and its password, or, until there are accounts, the
 * token that the terminal printed.
 */
import crypto from 'node:crypto';
import type { ConsolePerson } from '@site/domain/releases/console-roles';
import { accountOf, type Account } from './accounts';

/** A signed-in person. */
export interface ConsoleSession extends ConsolePerson {
  readonly who: string;
  readonly since: number;
}

/** Sessions end after a working day; wrong tokens are slowed down. */
const SESSION_MS = 12 * 3_600_000;
const WRONG = { most: 5, perMs: 60_000 } as const;
const COOKIE = 'console';

/** What came of a try to sign in. */
export type SignIn =
  | { readonly kind: 'in'; readonly cookie: string; readonly session: ConsoleSession }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'slow' };

interface Kept {
  readonly who: string;
  readonly since: number;
  /** Hash of the account it was opened with; null for the token. */
  readonly hash: string | null;
}

const digest = (text: string): Buffer => crypto.createHash('sha256').update(text).digest();
const idOf = (header: string | undefined): string =>
  /(?:^|;\s*)console=([A-Za-z0-9_-]{32})/.exec(header ?? '')?.[1] ?? '';

/** The token counts as an operator, as long as there is no account. */
async function personOf(
  accounts: readonly Account[],
  token: string,
  given: string,
  who: string,
): Promise<(ConsolePerson & { readonly hash: string | null }) | null> {
  if (accounts.length > 0) return accountOf(accounts, who, given);
  return crypto.timingSafeEqual(digest(given.trim()), digest(token))
    ? { role: 'operator', squad: null, hash: null }
    : null;
}

/**
 * Keeps the sessions of one running console.
 *
 * @param accounts read anew for each request: who is disabled is out at once.
 */
export function consoleSessions(
  token: string,
  now: () => number,
  accounts: () => readonly Account[],
) {
  const sessions = new Map<string, Kept>();
  let wrong: { readonly at: number }[] = [];
  const known = ({ who, since, hash }: Kept): ConsoleSession | null => {
    const all = accounts();
    if (hash === null)
      return all.length === 0 ? { who, since, role: 'operator', squad: null } : null;
    const account = all.find((each) => each.name === who && each.hash === hash && !each.disabled);
    return account === undefined ? null : { who, since, role: account.role, squad: account.squad };
  };
  return {
    signIn: async (given: string, who: string): Promise<SignIn> => {
      const at = now();
      wrong = wrong.filter((guess) => at - guess.at < WRONG.perMs);
      if (wrong.length >= WRONG.most) return { kind: 'slow' };
      // Counted before it is tried: guesses side by side are guesses too.
      const guess = { at };
      wrong.push(guess);
      const person = await personOf(accounts(), token, given, who);
      if (person === null) return { kind: 'wrong' };
      wrong = wrong.filter((each) => each !== guess);
      const id = crypto.randomBytes(24).toString('base64url');
      const { role, squad, hash } = person;
      sessions.set(id, { who, since: at, hash });
      // Not sent with requests that another site starts, not readable by scripts.
      return {
        kind: 'in',
        cookie: `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${SESSION_MS / 1_000}`,
        session: { who, since: at, role, squad },
      };
    },
    /** The session of a request's cookie header. */
    session: (header: string | undefined): ConsoleSession | null => {
      const id = idOf(header);
      const kept = sessions.get(id);
      const found = kept && now() - kept.since <= SESSION_MS ? known(kept) : null;
      if (found === null) sessions.delete(id);
      return found;
    },
    signOut: (header: string | undefined): string => {
      sessions.delete(idOf(header));
      return `${COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`;
    },
  };
}
