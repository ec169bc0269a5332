/** Who may use the console: the token that the terminal printed opens a session of this browser. */
import crypto from 'node:crypto';

/** A signed-in person. */
export interface ConsoleSession {
  readonly who: string;
  readonly since: number;
}

/** Sessions end after a working day; wrong tokens are slowed down. */
const SESSION_MS = 12 * 3_600_000;
const WRONG = { most: 5, perMs: 60_000 } as const;
const COOKIE = 'console';

/** What came of a try to sign in. */
export type SignIn =
  | { readonly kind: 'in'; readonly cookie: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'slow' };

const digest = (text: string): Buffer => crypto.createHash('sha256').update(text).digest();

/** Keeps the sessions of one running console. */
export function consoleSessions(token: string, now: () => number) {
  const sessions = new Map<string, ConsoleSession>();
  let wrong: number[] = [];
  return {
    signIn: (given: string, who: string): SignIn => {
      wrong = wrong.filter((at) => now() - at < WRONG.perMs);
      if (wrong.length >= WRONG.most) return { kind: 'slow' };
      if (!crypto.timingSafeEqual(digest(given.trim()), digest(token))) {
        wrong.push(now());
        return { kind: 'wrong' };
      }
      const id = crypto.randomBytes(24).toString('base64url');
      sessions.set(id, { who, since: now() });
      // Not sent with requests that another site starts, not readable by scripts.
      return {
        kind: 'in',
        cookie: `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${SESSION_MS / 1_000}`,
      };
    },
    /** The session of a request's cookie header. */
    session: (header: string | undefined): ConsoleSession | null => {
      const id = /(?:^|;\s*)console=([A-Za-z0-9_-]{32})/.exec(header ?? '')?.[1] ?? '';
      const found = sessions.get(id);
      if (!found || now() - found.since > SESSION_MS) {
        sessions.delete(id);
        return null;
      }
      return found;
    },
    signOut: (header: string | undefined): string => {
      sessions.delete(/(?:^|;\s*)console=([A-Za-z0-9_-]{32})/.exec(header ?? '')?.[1] ?? '');
      return `${COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`;
    },
  };
}

/** A token for one run of the console: some 128 random bits in letters that can be read aloud. */
export function consoleToken(random: (size: number) => Uint8Array = crypto.randomBytes): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const text = [...random(26)].map((byte) => letters[byte % letters.length]).join('');
  return text.replace(/(.{5})(?=.)/g, '$1-');
}
