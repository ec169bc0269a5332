/** Matches of the sandbox, for the tests of pages. */
import type { TestWorld } from '@site/testing';

interface Listed {
  readonly eventId: string;
  readonly homeName: string;
  readonly awayName: string;
  readonly tab: string;
}
export const events = async (world: TestWorld, sport = 1): Promise<readonly Listed[]> => {
  const answer = (await world.control('GET', `/events/im?sport=${sport}`)) as
    | readonly Listed[]
    | { readonly events: readonly Listed[] };
  return 'events' in answer ? answer.events : answer;
};
