/** What stands before each act of the console: its role is looked at, and a line is kept of it. */
import type { ConsoleAct } from '@site/contracts/releases/console';
import { mayAct, type ConsoleRole } from '@site/domain/releases/console-roles';
import { isPartName } from '@site/domain/releases/paths';
import { refused } from '../changes/change';
import type { ReleaseContext } from '../context';
import { publishedVersions, readLive, readPublished } from '../live';
import { reasonOf } from '../reason';
import { keepAct } from './acts';
import type { ConsoleSession } from './sign-in';

/** An act before it is done. */
export interface Wanted {
  readonly act: string;
  readonly name?: string | null;
  readonly why?: string;
}

/** Squad of a part: of what is live, else of the newest that is stored or held back. */
async function squadOf(context: ReleaseContext, name: string): Promise<string | null> {
  if (!isPartName(name)) return null;
  const live = (await readLive(context.store, context.channel))?.registry.remotes[name]?.squad;
  if (live !== undefined) return live;
  for (const store of [context.held, context.store]) {
    const [newest] = await publishedVersions(store, name);
    const found = newest === undefined ? null : await readPublished(store, name, newest);
    if (found !== null) return found.release.squad;
  }
  return null;
}

/** Guards the acts of one console. */
export function consoleGuard(context: () => ReleaseContext, now: () => number) {
  const note = (
    { who, role }: { readonly who: string; readonly role: ConsoleRole | null },
    { act, name = null, why }: Wanted,
    outcome: ConsoleAct['outcome'],
    said: string,
  ): void =>
    keepAct(context().vault, {
      at: new Date(now()).toISOString(),
      who,
      role,
      act,
      name,
      why: why ?? null,
      outcome,
      said,
    });
  /** @throws Refused for what the person's role may not do. */
  const allow = async (
    person: ConsoleSession,
    { act, name = null }: Pick<Wanted, 'act' | 'name'>,
  ): Promise<void> => {
    const squad = name === null ? null : await squadOf(context(), name);
    if (!mayAct(person, { verb: act, name, squad }))
      throw refused`${person.who} may not do this: the account is of the role ${person.role}${person.squad === null ? '' : ` (${person.squad})`}; ask an operator`;
  };
  return {
    note,
    allow,
    /** Does it, when the person may, and keeps a line of it either way. */
    act: async <T>(person: ConsoleSession, wanted: Wanted, run: () => Promise<T>): Promise<T> => {
      try {
        await allow(person, wanted);
        const done = await run();
        const said =
          typeof done === 'object' && done !== null && 'said' in done ? String(done.said) : 'done';
        note(person, wanted, 'done', said);
        return done;
      } catch (error) {
        note(person, wanted, 'refused', reasonOf(error));
        throw error;
      }
    },
  };
}
