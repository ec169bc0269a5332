import { screen } from '@testing-library/react';
import { useLocation } from '@site/platform';
import type { TestWorld } from './test-world';

/** Writes the address (path and query) beside what is drawn, for {@link here}. */
export function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{pathname + search}</p>;
}

/** The address that {@link Here} shows now; empty when it is not drawn. */
export const here = (): string => screen.getByTestId('here').textContent ?? '';

/** A call that the sandbox has seen. */
export interface SeenCall {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly body?: unknown;
}

/** Calls of a path that the sandbox has seen, oldest first. */
export async function callsTo(world: TestWorld, path: string): Promise<readonly SeenCall[]> {
  const answer = (await world.control('GET', `/requests?path=${encodeURIComponent(path)}`)) as {
    requests: readonly SeenCall[];
  };
  return answer.requests;
}
