/**
 * One refresh over all tabs and callers, 3 tries 1 s apart, and never longer than the lock may last
 * (R4.1-5, safety D4).
 */
import { Token } from '@site/domain/constants';
import { failed, type Outcome } from '@site/domain/errors/app-error';
import type { TokenPair } from './types';

/** What a refresh needs of the session. */
export interface RefreshDeps {
  readonly token: () => string | null;
  readonly refreshToken: () => string | null;
  readonly ask: (refreshToken: string) => Promise<Outcome<TokenPair>>;
  /** Keeps a new pair. */
  readonly keep: (pair: TokenPair) => void;
  /** Which session this is; an answer of an earlier one changes nothing. */
  readonly life: () => number;
  /** The server said no: the session is over. */
  readonly onRefused: () => void;
  /** All tries failed. */
  readonly onFailed: () => void;
  readonly exclusive: <R>(name: string, work: () => Promise<R>) => Promise<R>;
  readonly wait: (ms: number) => Promise<void>;
}

/** Makes the refresh. Its answer is false when there is no usable new token. */
export function createRefresh(deps: RefreshDeps): (used?: string | null) => Promise<boolean> {
  let running: Promise<boolean> | null = null;

  const tries = async (): Promise<Outcome<TokenPair>> => {
    let answer: Outcome<TokenPair> = failed({ kind: 'network' });
    for (let attempt = 0; attempt < Token.retryTimes; attempt += 1) {
      if (attempt > 0) await deps.wait(Token.retryGapMs);
      const refreshToken = deps.refreshToken();
      if (refreshToken === null) return failed({ kind: 'http', status: 401 });
      answer = await deps.ask(refreshToken);
      if (answer.ok || answer.error.kind === 'api') return answer;
    }
    return answer;
  };
  const settle = (answer: Outcome<TokenPair>, own: number, before: string | null): boolean => {
    if (own !== deps.life()) return false;
    // Too late: the lock was given up and another tab was faster.
    if (deps.token() !== before) return deps.token() !== null;
    if (answer.ok) {
      deps.keep(answer.value);
      return true;
    }
    if (answer.error.kind === 'api' || (answer.error.kind === 'http' && answer.error.status < 500))
      deps.onRefused();
    deps.onFailed();
    return false;
  };
  /**
   * Callers of this tab have their answer at once; the lock is kept until other tabs can read the
   * new pair.
   */
  const once = (): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const [before, own] = [deps.token(), deps.life()];
      deps
        .exclusive('site.refresh', async () => {
          // Another tab was faster: its pair is adopted.
          if (deps.token() !== before) return resolve(deps.token() !== null);
          const answered = tries().then((answer) => settle(answer, own, before));
          const isKept = await Promise.race([
            answered,
            deps.wait(Token.refreshLockMs).then(() => false),
          ]);
          resolve(isKept);
          if (isKept) await deps.wait(Token.storageSettleMs);
        })
        .catch(reject);
    });
  return (used) => {
    // The caller was refused with a token that is no longer the one: somebody refreshed meanwhile.
    if (used !== undefined && used !== null && deps.token() !== null && deps.token() !== used)
      return Promise.resolve(true);
    running ??= once().finally(() => {
      running = null;
    });
    return running;
  };
}
