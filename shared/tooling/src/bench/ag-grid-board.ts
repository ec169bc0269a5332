import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Routing } from '@site/domain/constants';
import type { BrowserContext } from 'playwright';

/** Where the grid is served, on the site's own origin; only the bench's browser ever sees it. */
export const AG_GRID_PATH = `${Routing.basePath}/bench-ag-grid-board`;
const SCRIPT_PATH = `${AG_GRID_PATH}/grid.js`;
const STREAM = '/vendors/saba/sports/stream/v1/GetMarkets?sportType=1&tab=RUNNING';
/** Height of a row, so that about as many events stand on the screen as on the site's board. */
const ROW_HEIGHT = 58;

interface WireSelection {
  readonly key: string;
  readonly oddsPrice?: { readonly decimalPrice: string | null };
}
interface WireMarket {
  readonly marketId: string;
  readonly eventId?: string;
  readonly selections?: readonly WireSelection[];
}
interface WireEvent {
  readonly eventId: string;
  readonly homeName: string;
  readonly awayName: string;
}
interface WireMessage {
  readonly payload?: {
    readonly events?: { readonly add?: readonly WireEvent[] };
    readonly markets?: {
      readonly add?: readonly WireMarket[];
      readonly change?: readonly WireMarket[];
    };
  };
}
type GridRow = Record<string, string>;
interface Grid {
  readonly applyTransaction: (change: { add?: GridRow[] }) => void;
  readonly applyTransactionAsync: (change: { update: GridRow[] }) => void;
}
interface GridScript {
  readonly createGrid: (host: HTMLElement, options: object) => Grid;
}

/**
 * Runs in the page: the grid as its own documentation tells it for fast data: rows by id,
 * asynchronous transactions, cells that flash.
 */
function playInGrid({
  stream,
  rowHeight,
  columns,
}: {
  readonly stream: string;
  readonly rowHeight: number;
  readonly columns: readonly string[];
}): void {
  const { createGrid } = (globalThis as unknown as { readonly agGrid: GridScript }).agGrid;
  const host = document.querySelector<HTMLElement>('#grid');
  if (host === null) return;
  const rows = new Map<string, GridRow>();
  const grid = createGrid(host, {
    rowHeight,
    getRowId: ({ data }: { readonly data: GridRow }) => data['id'] ?? '',
    asyncTransactionWaitMillis: 100,
    animateRows: false,
    columnDefs: [
      { field: 'teams', width: 118 },
      ...columns.map((field) => ({
        field,
        width: 56,
        enableCellChangeFlash: true,
        cellDataType: 'text',
      })),
    ],
  });
  const take = (markets: readonly WireMarket[]): GridRow[] => {
    const changed = new Map<string, GridRow>();
    for (const { marketId, selections } of markets) {
      const cut = marketId.indexOf('_');
      const [id, type] = [marketId.slice(0, cut), marketId.slice(cut + 1)];
      const row = changed.get(id) ?? { ...rows.get(id) };
      if (row['id'] === undefined) continue;
      for (const { key, oddsPrice } of selections ?? [])
        if (typeof oddsPrice?.decimalPrice === 'string')
          row[`${type}_${key}`] = oddsPrice.decimalPrice;
      rows.set(id, row);
      changed.set(id, row);
    }
    return [...changed.values()];
  };
  new EventSource(stream).onmessage = ({ data }: MessageEvent<string>) => {
    const { payload } = JSON.parse(data) as WireMessage;
    const added = payload?.events?.add ?? [];
    for (const { eventId, homeName, awayName } of added)
      rows.set(eventId, { id: eventId, teams: `${homeName} ${awayName}` });
    const update = take([...(payload?.markets?.add ?? []), ...(payload?.markets?.change ?? [])]);
    if (added.length > 0) grid.applyTransaction({ add: [...rows.values()] });
    else if (update.length > 0) grid.applyTransactionAsync({ update });
  };
}

/** Columns of the load's markets: what the site shows as cells. */
const COLUMNS = [
  'handicap_h',
  'handicap_a',
  'total_o',
  'total_u',
  'outcome_1',
  'outcome_x',
  'outcome_2',
] as const;

/** Serves AG Grid Community with the same feed to the pages of a context. */
export async function serveAgGrid(context: BrowserContext): Promise<void> {
  const script = path.join(
    path.dirname(createRequire(import.meta.url).resolve('ag-grid-community')),
    '../ag-grid-community.min.js',
  );
  const settings = JSON.stringify({ stream: STREAM, rowHeight: ROW_HEIGHT, columns: COLUMNS });
  const html = `<!doctype html><html lang="zh-Hans-CN"><meta name="viewport" content="width=device-width"><style>html, body, #grid { margin: 0; height: 100%; }</style><body><div id="grid"></div>
    <script>globalThis.__name = (value) => value;</script><script src="${SCRIPT_PATH}"></script><script>(${playInGrid.toString()})(${settings});</script></body></html>`;
  await context.route(`**${AG_GRID_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await context.route(`**${SCRIPT_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fs.readFileSync(script, 'utf8') }),
  );
}

/** A cell of the grid that shows a price. */
export const AG_GRID_CELL = '.ag-row .ag-cell[col-id="handicap_h"]';
