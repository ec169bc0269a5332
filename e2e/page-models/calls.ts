/** Which calls of the contract a journey made, by the sandbox's own record of them. */
import { expect } from 'playwright/test';
import type { Site } from '../fixtures/site';

/**
 * Waits until every named call was made since the site was reset. A unit test reads these lists: a
 * call of money or of the member's account that no journey names fails it, so the ids stand here as
 * literals.
 *
 * @param ids of rows, e.g. `payment.methods`.
 */
export async function expectCalls(site: Site, ids: readonly string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const { requests } = await site.control<{
          requests: readonly { readonly call: string | null }[];
        }>('GET', '/requests');
        const made = new Set(requests.map(({ call }) => call));
        return ids.filter((id) => !made.has(id));
      },
      { message: 'calls that were never made' },
    )
    .toEqual([]);
}
