import { Routing } from '@site/domain/constants';
import { BOARD_PAGES } from '@site/domain/vendors/board-address';
import type { Browser, CDPSession } from 'playwright';
import type { Emit } from './line';
import { control } from './sandbox-control';
import type { BenchSize } from './sizes';

const BOARD_PATH = `${Routing.basePath}/sbtwo/`;
/** The sandbox's clock runs this many times faster: an hour of play in two minutes. */
const FACTOR = 30;

/**
 * What is read of a snapshot: numbers in rows of `node_fields`, kinds by their place in the first
 * of `node_types`.
 */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Bytes in use after everything that nobody holds is gone, and what the page is made of. */
async function inUse(
  session: CDPSession,
): Promise<{ readonly heap: number; readonly nodes: number; readonly listeners: number }> {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/**
 * Bytes that the page keeps: everything in a snapshot of the heap but code that the engine compiled
 * meanwhile, which comes with use and not with time.
 */
async function keptBytes(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }): void => {
    chunks.push(chunk);
  };
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const {
    snapshot: { meta },
    nodes,
  } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  const code = meta.node_types[0].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length)
    if (nodes[at + type] !== code) bytes += nodes[at + size] ?? 0;
  return bytes;
}

/**
 * An hour of a live board, by the sandbox's clock: memory after the first minutes and at the end,
 * per vendor.
 */
export async function benchSoak(
  browser: Browser,
  siteUrl: string,
  { minutes, stepMinutes, warmMinutes, boards }: BenchSize['soak'],
  emit: Emit,
): Promise<void> {
  for (const vendor of BOARD_PAGES.slice(0, boards ?? BOARD_PAGES.length)) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${siteUrl}${BOARD_PATH}${vendor}`);
    await page.locator('[data-testid="event-row"]').first().waitFor({ timeout: 30_000 });
    await control(siteUrl, '/clock', { factor: FACTOR });
    let warm = 0;
    for (let minute = stepMinutes; minute <= minutes; minute += stepMinutes) {
      await page.waitForTimeout((stepMinutes * 60_000) / FACTOR);
      const now = await inUse(session);
      emit({
        bench: 'soak',
        board: vendor,
        minute,
        value: Math.round(now.heap / 1024),
        unit: 'KiB of heap in use',
        nodes: now.nodes,
        listeners: now.listeners,
      });
      if (minute === warmMinutes) warm = await keptBytes(session);
    }
    const kept = await keptBytes(session);
    await control(siteUrl, '/clock', { factor: 1 });
    emit({
      bench: 'soak-growth',
      board: vendor,
      value: Math.round((kept / warm) * 1000) / 1000,
      unit: `x what was kept at minute ${warmMinutes}, compiled code apart`,
      keptKiB: Math.round(kept / 1024),
      rows: await page.locator('[data-testid="event-row"]').count(),
    });
    await context.close();
  }
}
