/**
 * What a tick costs a slip of ten selections with everything staked: the price is taken in and all
 * combos are computed anew, 1,013 lines among them. Runs the slip's own code.
 */
import { pathToFileURL } from 'node:url';
import { inWorkspace } from '../workspace/paths';
import type { Emit } from './line';
import { median, spreadOf } from './measure-page';
import type { BenchSize } from './sizes';

const LEGS = 10;
/** The vendor whose table has the full cover of ten: every combination of two and more. */
const VENDOR = 'IM';
const LINES = 1_013;
const PRICES = ['1.83', '1.91', '2.05', '2.34', '1.75', '3.10', '1.62', '2.48', '1.97', '2.20'];

/** As far as the bench reads it; the remote's own types stay behind its wall. */
interface ComboRow {
  readonly id: string;
  readonly lines: number;
  readonly returns: { readonly most: bigint };
}
interface Slip {
  readonly rows: readonly unknown[];
}
interface SlipCode {
  readonly empty: Slip;
  readonly emptyCombo: object;
  readonly rowOf: (selection: object) => unknown;
  readonly takeLegs: (slip: Slip, legs: readonly object[], moment: object) => Slip;
  readonly comboRows: (slip: Slip, vendor: string) => readonly ComboRow[];
}

/** Loads the remote's modules by their place, as a build does: nothing of it is imported here. */
async function slipCode(): Promise<SlipCode> {
  const load = async (name: string): Promise<Readonly<Record<string, unknown>>> => {
    const file = inWorkspace('remote-sports', 'src', 'bet-slip', `${name}.ts`);
    return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  };
  const [model, quote, combos] = [
    await load('slip-model'),
    await load('slip-quote'),
    await load('combo-rows'),
  ];
  return {
    empty: model['EMPTY_SLIP'] as Slip,
    emptyCombo: model['EMPTY_COMBO'] as object,
    rowOf: model['rowOf'] as SlipCode['rowOf'],
    takeLegs: quote['takeLegs'] as SlipCode['takeLegs'],
    comboRows: combos['comboRows'] as SlipCode['comboRows'],
  };
}

/** A slip with every combo staked on. */
function filledSlip({ empty, emptyCombo, rowOf, comboRows }: SlipCode): Slip {
  const rows = PRICES.slice(0, LEGS).map((price, at) =>
    rowOf({ selectionId: `s${at}`, eventId: `e${at}`, price, line: null, live: true, score: null }),
  );
  const bare = { ...empty, rows, mode: 'combo' };
  const stakes = Object.fromEntries(comboRows(bare, VENDOR).map(({ id }) => [id, '10.00']));
  return { ...bare, combo: { ...emptyCombo, stakes } } as Slip;
}

/**
 * Runs it.
 *
 * @throws Error when the slip does not hold the 1,013 lines, or a tick changes nothing.
 */
export async function benchSlip(size: BenchSize['slip'], emit: Emit): Promise<void> {
  const code = await slipCode();
  const tick = (slip: Slip, at: number): Slip =>
    code.takeLegs(
      slip,
      [
        {
          selectionId: `s${at % LEGS}`,
          price: `${1 + (at % 7)}.${String(10 + (at % 83))}`,
          line: null,
          live: true,
          score: null,
          status: 1,
        },
      ],
      { requestedAt: at, at, policy: 'any' },
    );
  const fullOf = (slip: Slip): ComboRow | undefined =>
    code.comboRows(slip, VENDOR).find(({ lines }) => lines === LINES);
  const start = filledSlip(code);
  const [before, after] = [fullOf(start), fullOf(tick(start, 1))];
  if (before === undefined || after === undefined)
    throw new Error(`the slip holds no combo of ${LINES} lines`);
  if (before.returns.most === after.returns.most) throw new Error('a tick changes nothing');
  const run = (ticks: number): number => {
    let slip = start;
    const began = performance.now();
    for (let at = 0; at < ticks; at += 1) {
      slip = tick(slip, at);
      code.comboRows(slip, VENDOR);
    }
    return (performance.now() - began) / ticks;
  };
  // What the engine does once is no cost of a tick.
  run(size.ticks);
  const turns = Array.from(
    { length: size.turns },
    () => Math.round(run(size.ticks) * 10_000) / 10_000,
  );
  emit({
    bench: 'slip-tick',
    value: median(turns),
    unit: 'ms per tick',
    spread: spreadOf(turns),
    legs: LEGS,
    lines: LINES,
    combos: code.comboRows(start, VENDOR).length,
  });
}
