import type { ConsoleState } from '@site/contracts/releases/console';
import { mayAct } from '@site/domain/releases/console-roles';

/** Squad of a part, as the state tells it. */
const squadOf = ({ parts, seasons }: ConsoleState, name: string): string | null =>
  parts.find((part) => part.name === name)?.squad ??
  seasons.find((season) => season.name === name)?.squad ??
  null;

/**
 * Whether who is signed in may do something; the server asks the same again.
 *
 * @param name part it is about; null for the whole site.
 */
export const mayHere = (state: ConsoleState, verb: string, name: string | null): boolean =>
  mayAct(state, { verb, name, squad: name === null ? null : squadOf(state, name) });
