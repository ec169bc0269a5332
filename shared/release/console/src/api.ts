/** The console's calls. A refusal comes in both languages; the page shows its own. */
import type {
  ConsoleAct,
  ConsoleDifference,
  ConsoleDoor,
  ConsoleDraft,
  ConsoleLink,
  ConsoleOrder,
  ConsoleState,
  ConsoleTexts,
  ConsoleTrailEntry,
} from '@site/contracts/releases/console';
import type { Both } from '@site/domain/releases/sentence';
import { wordsOf } from './language';

/** An answer that is none: its message is for people, `status` tells a missing sign-in (401) apart. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-console': '1' },
          body: JSON.stringify(body),
        };
  const answer = await fetch(`/api/${path}`, init).catch(() => null);
  const isChinese = document.documentElement.lang.startsWith('zh');
  const words = wordsOf(isChinese ? 'zh' : 'en');
  if (answer === null) throw new ConsoleError(words.shell.gone, 0);
  const data = (await answer.json().catch(() => null)) as
    | (T & { readonly message?: string; readonly zh?: string })
    | null;
  if (answer.ok && data !== null) return data;
  const said = isChinese ? data?.zh : data?.message;
  throw new ConsoleError(said ?? words.shell.odd(answer.status), answer.status);
}

/** Calls of the page, handed in so that views can be tried without a server. */
export interface ConsoleApi {
  readonly state: () => Promise<ConsoleState>;
  readonly audit: () => Promise<readonly ConsoleTrailEntry[]>;
  readonly acts: () => Promise<readonly ConsoleAct[]>;
  readonly door: () => Promise<ConsoleDoor>;
  readonly signIn: (token: string, who: string) => Promise<unknown>;
  readonly signOut: () => Promise<unknown>;
  readonly difference: (order: ConsoleOrder) => Promise<ConsoleDifference>;
  readonly carryOut: (order: ConsoleOrder, why: string) => Promise<Both>;
  readonly preview: (order: {
    readonly name: string | null;
    readonly version?: string;
    readonly at: string | null;
    readonly hours: number;
  }) => Promise<ConsoleLink>;
  readonly draft: (name: string) => Promise<ConsoleDraft>;
  /** `seen`: moment of the draft that is on the screen; its base where nobody saved one. */
  readonly saveDraft: (name: string, seen: string, texts: ConsoleTexts) => Promise<ConsoleDraft>;
  /** `bytes` of a picture as base64. */
  readonly savePicture: (name: string, seen: string, bytes: string) => Promise<ConsoleDraft>;
  readonly dropDraft: (name: string, seen: string) => Promise<unknown>;
  readonly holdDraft: (
    name: string,
    seen: string,
    why: string,
  ) => Promise<{ readonly version: string }>;
}

/** The real calls. */
export const consoleApi: ConsoleApi = {
  state: () => ask('state'),
  audit: () => ask('audit'),
  acts: () => ask('acts'),
  door: () => ask('sign-in'),
  signIn: (token, who) => ask('sign-in', { token, who }),
  signOut: () => ask('sign-out', {}),
  difference: (order) => ask('difference', order),
  carryOut: async (order, why) => (await ask<{ said: Both }>('orders', { order, why })).said,
  preview: (order) => ask('preview', order),
  draft: (name) => ask(`drafts/${name}`),
  saveDraft: (name, seen, texts) => ask('drafts', { name, seen, texts }),
  savePicture: (name, seen, bytes) => ask('drafts/picture', { name, seen, bytes }),
  dropDraft: (name, seen) => ask('drafts/drop', { name, seen }),
  holdDraft: (name, seen, why) => ask('drafts/hold', { name, seen, why }),
};
