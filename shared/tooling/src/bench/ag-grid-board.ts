import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Routing } from '@site/domain/constants';
import type { BrowserContext } from 'playwright';
import type { BoardParts } from './same-board';

/** Where the grid is served, on the site's own origin; only the bench's browser ever sees it. */
export const AG_GRID_PATH = `${Routing.basePath}/bench-ag-grid-board`;
const SCRIPT_PATH = `${AG_GRID_PATH}/grid.js`;
const STREAM = '/vendors/saba/sports/stream/v1/GetMarkets?sportType=1&tab=RUNNING';
/** Pixels. Every column of the load's markets is on the screen, so that none of them is left out. */
const [ROW_HEIGHT, HEAD_HEIGHT, TEAMS_WIDTH, PRICE_WIDTH] = [58, 40, 110, 40];

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

/** What the grid needs to know. */
interface GridSettings {
  readonly stream: string;
  readonly rowHeight: number;
  readonly headerHeight: number;
  readonly teamsWidth: number;
  readonly priceWidth: number;
  readonly columns: readonly string[];
}

/**
 * Runs in the page: the grid as its own documentation tells it for fast data: rows by id,
 * asynchronous transactions, cells that flash.
 */
function playInGrid({ stream, columns, ...sizes }: GridSettings): void {
  const { createGrid } = (globalThis as unknown as { readonly agGrid: GridScript }).agGrid;
  const host = document.querySelector<HTMLElement>('#grid');
  if (host === null) return;
  const rows = new Map<string, GridRow>();
  const grid = createGrid(host, {
    rowHeight: sizes.rowHeight,
    headerHeight: sizes.headerHeight,
    // As many rows as the site's board keeps, and no more: both write the same cells.
    rowBuffer: 0,
    getRowId: ({ data }: { readonly data: GridRow }) => data['id'] ?? '',
    asyncTransactionWaitMillis: 100,
    animateRows: false,
    columnDefs: [
      { field: 'teams', width: sizes.teamsWidth },
      ...columns.map((field) => ({
        field,
        width: sizes.priceWidth,
        minWidth: sizes.priceWidth,
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

/**
 * Serves AG Grid Community with the same feed to the pages of a context.
 *
 * @param rows events that the site's board keeps in its document.
 */
export async function serveAgGrid(context: BrowserContext, rows: number): Promise<void> {
  const script = path.join(
    path.dirname(createRequire(import.meta.url).resolve('ag-grid-community')),
    '../ag-grid-community.min.js',
  );
  const settings = JSON.stringify({
    stream: STREAM,
    rowHeight: ROW_HEIGHT,
    headerHeight: HEAD_HEIGHT,
    teamsWidth: TEAMS_WIDTH,
    priceWidth: PRICE_WIDTH,
    columns: COLUMNS,
  } satisfies GridSettings);
  const html = `<!doctype html><html lang="zh-Hans-CN"><meta name="viewport" content="width=device-width"><style>html, body { margin: 0; } #grid { height: ${rows * ROW_HEIGHT + HEAD_HEIGHT + 2}px; --ag-cell-horizontal-padding: 1px; }</style><body><div id="grid"></div>
    <script>globalThis.__name = (value) => value;</script><script src="${SCRIPT_PATH}"></script><script>(${playInGrid.toString()})(${settings});</script></body></html>`;
  await context.route(`**${AG_GRID_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await context.route(`**${SCRIPT_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fs.readFileSync(script, 'utf8') }),
  );
}

/** Where the grid keeps what is compared. */
export const AG_GRID_PARTS: BoardParts = {
  row: '.ag-row',
  teams: '.ag-cell[col-id="teams"]',
  cell: '.ag-row .ag-cell:not([col-id="teams"])',
};
