import { Routing } from '@site/domain/constants';
import type { BrowserContext, Page } from 'playwright';

/**
 * Where the hand-written board is served, on the site's own origin; only the bench's browser ever
 * sees it.
 */
export const HAND_WRITTEN_PATH = `${Routing.basePath}/bench-hand-written-board`;

/** What the hand-written board needs to know; the flash is that of the site's painter. */
interface HandSettings {
  readonly stream: string;
  readonly flashMs: number;
  readonly sweepMs: number;
}

const SETTINGS: HandSettings = {
  stream: '/vendors/saba/sports/stream/v1/GetMarkets?sportType=1&tab=RUNNING',
  flashMs: 750,
  sweepMs: 250,
};

interface WireSelection {
  readonly key: string;
  readonly oddsPrice?: { readonly decimalPrice: string | null };
}
interface WireMarket {
  readonly marketId: string;
  readonly selections?: readonly WireSelection[];
}
interface WireMessage {
  readonly payload?: {
    readonly markets?: {
      readonly add?: readonly WireMarket[];
      readonly change?: readonly WireMarket[];
    };
  };
}

/**
 * Runs in the page: parse, look the cell up, keep its last price, write once per frame. Nothing
 * else: this is the floor.
 */
function playByHand({ stream, flashMs, sweepMs }: HandSettings): void {
  interface Cell {
    readonly node: HTMLElement;
    readonly text: Text;
    price: number;
    next: number;
    told: number;
    move: string;
    until: number;
  }
  const cells = new Map<string, Cell>();
  for (const node of document.querySelectorAll<HTMLElement>('[data-testid="odds-cell"]')) {
    const text = document.createTextNode('');
    node.querySelector('b > span')?.replaceChildren(text);
    cells.set(node.dataset['selectionId'] ?? '', {
      node,
      text,
      price: 0,
      next: 0,
      told: 0,
      move: '',
      until: 0,
    });
  }
  const dirty = new Set<Cell>();
  let scheduled = false;
  const write = (): void => {
    scheduled = false;
    const now = performance.now();
    for (const cell of dirty) {
      const profit = String(cell.next - 100).padStart(3, '0');
      const move = cell.next > cell.told ? 'up' : 'down';
      cell.text.data = `${profit.slice(0, -2)}.${profit.slice(-2)}`;
      // A sign from one in a hundred on, and no longer for more of the same, as the site does.
      if (cell.told > 0 && Math.abs(cell.next - cell.told) * 100 >= cell.told) {
        if (cell.move !== move) {
          cell.until = now + flashMs;
          cell.node.dataset['move'] = cell.move = move;
        }
        cell.told = cell.next;
      }
      if (cell.told === 0) cell.told = cell.next;
      cell.price = cell.next;
    }
    dirty.clear();
  };
  const take = (market: WireMarket): void => {
    for (const { key, oddsPrice } of market.selections ?? []) {
      const cell = cells.get(`${market.marketId}_${key}`);
      if (cell === undefined || typeof oddsPrice?.decimalPrice !== 'string') continue;
      cell.next = Number(oddsPrice.decimalPrice.replace('.', ''));
      if (cell.next !== cell.price) dirty.add(cell);
    }
  };
  new EventSource(stream).onmessage = ({ data }: MessageEvent<string>) => {
    const { payload } = JSON.parse(data) as WireMessage;
    payload?.markets?.add?.forEach(take);
    payload?.markets?.change?.forEach(take);
    if (scheduled || dirty.size === 0) return;
    scheduled = true;
    requestAnimationFrame(write);
  };
  setInterval(() => {
    const now = performance.now();
    for (const cell of cells.values()) {
      if (cell.move === '' || cell.until > now) continue;
      cell.node.removeAttribute('data-move');
      cell.move = '';
    }
  }, sweepMs);
}

/**
 * The document of a hand-written board: the markup and the rules of the site's page as they stand,
 * without its scripts, so that both boards have the same rows, cells and style cost, and only the
 * code that writes the prices differs.
 */
export async function captureHandWritten(site: Page): Promise<string> {
  const body = await site.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n');
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    copy
      .querySelectorAll('script, style, link, noscript, meta[http-equiv]')
      .forEach((node) => node.remove());
    copy.querySelectorAll('[data-move]').forEach((node) => node.removeAttribute('data-move'));
    const style = document.createElement('style');
    style.textContent = rules;
    copy.querySelector('head')?.append(style);
    return copy.outerHTML;
  });
  const script = `<script>globalThis.__name = (value) => value; (${playByHand.toString()})(${JSON.stringify(SETTINGS)});</script>`;
  return `<!doctype html>${body.replace('</body>', () => `${script}</body>`)}`;
}

/** Serves the document to the pages of a context. */
export async function serveHandWritten(context: BrowserContext, html: string): Promise<void> {
  await context.route(`**${HAND_WRITTEN_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}
