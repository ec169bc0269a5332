/** What the vendor says of the selections, taken into the slip. */
import type { CartSelection } from '@site/domain/betting/cart';
import { lineStatusOf, SELECTION_STATUS } from '@site/domain/betting/statuses';
import { needsNoWord } from '@site/domain/betting/price-consent';
import type { AppError } from '@site/domain/errors/app-error';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { lineText } from '../phrases/selection-line';
import type { BetInfo, LegInfo, OddsPolicy } from '../vendors/port';
import {
  atPrice,
  hasNewTerms,
  isEditable,
  isLocked,
  legsKey,
  offeredLine,
  type SlipRow,
  type SlipState,
} from './slip-model';
import { withCombo, withRow } from './slip-state';

/** When something was asked for and said, and under which policy. */
export interface QuoteMoment {
  readonly requestedAt: number;
  readonly at: number;
  readonly policy: OddsPolicy;
}

/** The side with another line in its name. */
function relined(selection: CartSelection, line: string): CartSelection {
  const old = lineText(selection.betType, selection.line);
  const name =
    old !== '' && selection.selectionName.endsWith(old)
      ? selection.selectionName.slice(0, -old.length).trimEnd()
      : selection.selectionName;
  return {
    ...selection,
    line,
    selectionName: `${name} ${lineText(selection.betType, line)}`.trim(),
  };
}

/**
 * Another price that needs no word of the member (D10, I5). The price of another line is none of
 * these, nor one after a refusal.
 */
const agreesBySelf = (row: SlipRow, info: LegInfo, policy: OddsPolicy): boolean =>
  info.price !== null &&
  row.result === null &&
  offeredLine({ ...row, info }) === null &&
  needsNoWord(info.price, row.word, policy);

function quotedRow(row: SlipRow, info: LegInfo, { requestedAt, at, policy }: QuoteMoment): SlipRow {
  // An answer to an earlier question says how it was: what was heard since stands (I5).
  if (isLocked(row) || (row.requestedAt !== null && requestedAt < row.requestedAt)) return row;
  const price = agreesBySelf(row, info, policy)
    ? (info.price ?? row.selection.price)
    : row.selection.price;
  const lineStatusId = lineStatusOf(info.status);
  const score = info.live ? (info.score ?? row.selection.score) : row.selection.score;
  return {
    ...row,
    info,
    infoAt: at,
    requestedAt,
    trouble: null,
    isUnsent: false,
    selection: {
      ...row.selection,
      price,
      live: info.live || row.selection.live,
      score,
      status: info.status,
      ...(lineStatusId === null ? {} : { lineStatusId }),
      ...(info.line === null ? {} : { realHandicap: info.line }),
    },
  };
}

/** Takes what the vendor said of some selections. */
export const takeLegs = (
  slip: SlipState,
  legs: readonly LegInfo[],
  moment: QuoteMoment,
): SlipState =>
  legs.reduce(
    (next, leg) => withRow(next, leg.selectionId, (row) => quotedRow(row, leg, moment)),
    slip,
  );

/**
 * Takes what the vendor said of all selections together; an answer about other selections is too
 * late.
 */
export function takeCombos(
  slip: SlipState,
  info: BetInfo,
  requestedFor: string,
  moment: QuoteMoment,
): SlipState {
  if (requestedFor !== legsKey(slip.rows) || isLocked(slip.combo)) return slip;
  const next = takeLegs(slip, info.legs, moment);
  return {
    ...withCombo(next, {
      offers: info.combos,
      offersFor: requestedFor,
      trouble: null,
      isUnsent: false,
    }),
    maxPayout: info.maxPayout,
  };
}

/** The vendor did not answer for a selection: its last words stand until they are too old. */
export const takeTrouble = (slip: SlipState, selectionId: string, trouble: AppError): SlipState =>
  withRow(slip, selectionId, (row) => {
    if (isLocked(row)) return row;
    const status = row.info === null ? SELECTION_STATUS.ERROR : row.selection.status;
    return {
      ...row,
      trouble,
      selection: status === undefined ? row.selection : { ...row.selection, status },
    };
  });

/** Prices by selection as they stand on the screen. */
export type ShownPrices = ReadonlyMap<string, DecimalOdds>;

/**
 * The member agrees to what stood on the screen at the tap. A price that was heard since and is not
 * painted yet is not what was agreed to, be it better or worse (I5).
 */
export const agreeTo = (slip: SlipState, shown: ShownPrices): SlipState =>
  isLocked(slip.combo)
    ? slip
    : {
        ...slip,
        rows: slip.rows.map((row) => {
          const price = shown.get(row.selection.selectionId);
          return price === undefined || !isEditable(row) ? row : atPrice(row, price);
        }),
      };

/** The member agrees to the terms that are offered now; the stake stays. */
export const acceptTerms = (slip: SlipState, selectionId: string): SlipState => {
  const accepted = withRow(slip, selectionId, (row) => {
    if (row.info === null || !hasNewTerms(row)) return { ...row, result: null };
    const selection = { ...row.selection, price: row.info.price ?? row.selection.price };
    return {
      ...row,
      word: selection.price,
      selection:
        row.info.line === null || row.selection.line === null
          ? selection
          : relined(selection, row.info.line),
      result: null,
    };
  });
  return isLocked(accepted.combo)
    ? accepted
    : withCombo(accepted, {
        result: accepted.combo.result?.phase === 'refused' ? null : accepted.combo.result,
      });
};
