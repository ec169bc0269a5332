/** Who may do what in the release console: the one table that its page and its server read. */

/** Operators do all, marketing the seasons, a squad its own parts. */
export type ConsoleRole = 'operator' | 'marketing' | 'squad';

/** Roles by name, for commands and forms. */
export const CONSOLE_ROLES: readonly ConsoleRole[] = ['operator', 'marketing', 'squad'];

/** A signed-in person. */
export interface ConsolePerson {
  readonly role: ConsoleRole;
  /** Squad whose parts it may change; null for other roles. */
  readonly squad: string | null;
}

/** What an act is about. */
export interface ConsoleTarget {
  /** Verb of an order, or `preview` or `draft`. */
  readonly verb: string;
  /** Part; null for the whole site. */
  readonly name: string | null;
  /** Squad of the part by what is live or stored; null when nobody knows it. */
  readonly squad: string | null;
}

const isSeason = ({ name }: ConsoleTarget): boolean => name?.startsWith('season_') === true;

/** Looking at what is live changes nothing, whoever looks. */
const isLookAtLive = ({ verb, name }: ConsoleTarget): boolean =>
  verb === 'preview' && name === null;

const MAY: Readonly<Record<ConsoleRole, (target: ConsoleTarget, squad: string | null) => boolean>> =
  {
    operator: () => true,
    marketing: (target) => isSeason(target) || isLookAtLive(target),
    squad: (target, squad) =>
      isLookAtLive(target) ||
      // The host and the whole site belong to nobody's squad.
      (target.name !== null && target.name !== 'host' && squad !== null && target.squad === squad),
  };

/** Whether a person may do something in the console. */
export const mayAct = ({ role, squad }: ConsolePerson, target: ConsoleTarget): boolean =>
  MAY[role](target, squad);
