/** A recording that the sandbox plays: how far it is, and what it put on the board. */
import { expect } from 'playwright/test';
import type { Site } from '../fixtures/site';

/** How far the recording is. */
export interface Replay {
  readonly markets: number;
  readonly messages: number;
  readonly done: boolean;
  readonly events: number;
  readonly status?: string;
}

/** What a vendor's board lists. */
export interface Listed {
  readonly events: readonly {
    readonly eventId: string;
    readonly tab: 'EARLY' | 'TODAY' | 'RUNNING';
  }[];
}

/** When a line of a recording was published, epoch ms; NaN where it does not say. */
export const publishedAt = (line = ''): number => Number(/"pt":\s*(\d+)/.exec(line)?.[1]);

/** Waits until the whole recording was played. */
export async function untilDone(site: Site): Promise<void> {
  await expect
    .poll(async () => (await site.control<Replay>('GET', '/replay')).done, {
      timeout: 90_000,
      intervals: [500],
    })
    .toBe(true);
}
