/**
 * Signing in with name and password, and once more with the pair that was left in memory (VAL99903,
 * safety B2).
 */
import { Token } from '@site/domain/constants';
import type { Outcome } from '@site/domain/errors/app-error';
import type { SessionState } from '@site/domain/session/access';
import type { EndReason } from '@site/domain/session/transition';
import type { PairKeeper } from './login-pair';
import type { SessionPort, SolvedPuzzle, TokenPair } from './types';

/** What both need. */
interface LogInDeps {
  readonly ask: (
    userName: string,
    password: string,
    puzzle?: SolvedPuzzle,
  ) => Promise<Outcome<TokenPair>>;
  /** Enters with a pair of tokens. */
  readonly open: (fresh: TokenPair) => Promise<Outcome<SessionState>>;
  readonly logOut: (reason: EndReason) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  readonly pair: PairKeeper;
}

/** Makes both. */
export function createLogIn({
  ask,
  open,
  logOut,
  wait,
  pair,
}: LogInDeps): Pick<SessionPort, 'logIn' | 'reLogin'> {
  const enter = async (
    userName: string,
    password: string,
    puzzle?: SolvedPuzzle,
  ): Promise<Outcome<SessionState>> => {
    const answer = await ask(userName, password, puzzle);
    return answer.ok ? open(answer.value) : answer;
  };
  return {
    logIn: async (userName, password, puzzle) => {
      const entered = await enter(userName, password, puzzle);
      if (entered.ok) pair.keep({ userName, password });
      return entered;
    },
    reLogin: async () => {
      const own = pair.take();
      // The old session's end must not overtake the new one's cookie; a server that hangs is not waited for.
      await Promise.race([logOut('expired'), wait(Token.retryTimes * Token.retryGapMs)]);
      // The pair is not kept again: a second refusal leads to the login page.
      return own !== null && (await enter(own.userName, own.password)).ok;
    },
  };
}
