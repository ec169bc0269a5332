/**
 * A wager as it is kept in the browser, and read back with nothing taken on trust (§3.6: a corrupt
 * store is discarded safely).
 */
import { asBetType, asPeriod } from '@site/domain/betting/bet-types';
import {
  asBetStatus,
  betStatusOf,
  WAGER_OUTCOMES,
  type WagerOutcome,
} from '@site/domain/betting/statuses';
import { fenOf, type Fen } from '@site/domain/money';
import { ODDS_TYPE_NAMES, parseDecimalOdds } from '@site/domain/odds/decimal-odds';
import { asOddsVendor } from '@site/domain/vendors/odds-vendor';
import type { Wager, WagerLeg } from '../vendors/port';

/** Fields of a wager that are amounts. */
const AMOUNTS = ['stakePerLine', 'stake', 'risk', 'toWin'] as const;
const TEXTS = ['id', 'attemptKey'] as const;
const NUMBERS = ['placedAt', 'acceptSeconds', 'lines'] as const;
const LEG_TEXTS = [
  'eventId',
  'leagueName',
  'homeName',
  'awayName',
  'marketId',
  'selectionId',
  'vendorKey',
  'side',
  'label',
] as const;

type Loose = Readonly<Record<string, unknown>>;
const asLoose = (value: unknown): Loose | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : null;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 300;
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const all = <N extends string>(
  record: Loose,
  names: readonly N[],
  is: (value: unknown) => boolean,
): boolean => names.every((name) => is(record[name]));

function amount(value: unknown): Fen | null {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? fenOf(BigInt(value)) : null;
}
const isScore = (value: unknown): boolean =>
  value === null || (asLoose(value) !== null && all(value as Loose, ['home', 'away'], isNumber));
const isOutcome = (value: unknown): boolean => WAGER_OUTCOMES.some((outcome) => outcome === value);

function isLeg(value: unknown): value is WagerLeg {
  const leg = asLoose(value);
  if (leg === null || !all(leg, LEG_TEXTS, isText) || !all(leg, ['sportId', 'startAt'], isNumber))
    return false;
  if (leg['betType'] !== null && asBetType(leg['betType']) === null) return false;
  return (
    asPeriod(leg['period']) !== null &&
    (leg['line'] === null || isText(leg['line'])) &&
    parseDecimalOdds(leg['price']) !== null &&
    parseDecimalOdds(leg['requested']) !== null &&
    isOutcome(leg['outcome']) &&
    isScore(leg['scoreAtBet']) &&
    isScore(leg['finalScore'])
  );
}

/** Writes a wager that is still open; amounts become texts of fen. */
export const toWagerRecord = (wager: Wager): object => ({
  ...wager,
  ...Object.fromEntries(AMOUNTS.map((name) => [name, wager[name].toString()])),
  returned: null,
  resettlements: [],
  cashOut:
    wager.cashOut === null
      ? null
      : {
          ...wager.cashOut,
          paid: wager.cashOut.paid.toString(),
          openRisk: wager.cashOut.openRisk.toString(),
        },
});

function readCashOut(value: unknown): Wager['cashOut'] | undefined {
  if (value === null) return null;
  const sold = asLoose(value);
  const [paid, openRisk] = [amount(sold?.['paid']), amount(sold?.['openRisk'])];
  return sold === null || paid === null || openRisk === null
    ? undefined
    : { paid, openRisk, whole: sold['whole'] === true };
}

/**
 * Reads a kept wager.
 *
 * @returns null for anything that is none.
 */
export function fromWagerRecord(value: unknown): Wager | null {
  const record = asLoose(value);
  if (
    record === null ||
    !all(record, TEXTS, isText) ||
    !all(record, NUMBERS, isNumber) ||
    !isOutcome(record['outcome'])
  )
    return null;
  const [stakePerLine, stake, risk, toWin] = AMOUNTS.map((name) => amount(record[name]));
  const vendor = isText(record['vendor']) ? asOddsVendor(record['vendor']) : null;
  const oddsType = ODDS_TYPE_NAMES.find((name) => name === record['oddsType']);
  const cashOut = readCashOut(record['cashOut']);
  const { legs, comboId } = record;
  if (
    vendor === null ||
    oddsType === undefined ||
    cashOut === undefined ||
    !Array.isArray(legs) ||
    !legs.every(isLeg)
  )
    return null;
  if (
    stakePerLine == null ||
    stake == null ||
    risk == null ||
    toWin == null ||
    (comboId !== null && !isText(comboId))
  )
    return null;
  return {
    ...(record as unknown as Wager),
    vendor,
    oddsType,
    cashOut,
    legs,
    stakePerLine,
    stake,
    risk,
    toWin,
    comboId,
    mode: comboId === null ? 1 : 2,
    reason: null,
    responseStatus:
      asBetStatus(record['responseStatus']) ?? betStatusOf(record['outcome'] as WagerOutcome),
    requestTime: Number(
      isNumber(record['requestTime']) ? record['requestTime'] : record['placedAt'],
    ),
    cancelled: null,
    settledAt: null,
    returned: null,
    resettlements: [],
    afterDanger: record['afterDanger'] === true,
    freeBet: record['freeBet'] === true,
  };
}
