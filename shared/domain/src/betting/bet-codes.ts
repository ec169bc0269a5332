/** Bet and vendor codes of §8: what each means and what the member can do. Copy is in phrases. */
import { GATE_CODE } from '../money-action/gate-codes';

/** Codes of §8. */
export const BET_CODES = [
  '99999',
  '10010',
  '11010',
  '11020',
  '11030',
  '12010',
  '13010',
  '13011',
  '13020',
  '13030',
  '13040',
  '13050',
  '13051',
  '13060',
  '13070',
  '13080',
  '13090',
  '13100',
  '13110',
  '13111',
  '13120',
  '13121',
  '13130',
  '13140',
  '13150',
  '13160',
  '14010',
] as const;
/** A bet or vendor code of §8. */
export type BetCode = (typeof BET_CODES)[number];

/** Narrows a code from outside. */
export const asBetCode = (code: string): BetCode | null =>
  BET_CODES.find((known) => known === code) ?? null;

/** Codes that mean "another price": agree and send again with a new key (D3 NEWPRICE). */
const NEW_PRICE: ReadonlySet<string> = new Set(['13110', '13111', '14010']);
/** True when the vendor offers another price instead of a refusal. */
export const isNewPrice = (code: string): boolean => NEW_PRICE.has(code);
/**
 * True for a price that moved or was being worked out (13060): the price of now answers it, and is
 * asked for at once.
 */
export const isOfPrice = (code: string): boolean => isNewPrice(code) || code === '13060';

/** Codes that say that the line takes no bets: it is closed, or it pauses. */
const OF_LINE: ReadonlySet<string> = new Set(['13030', '13040']);
/**
 * True where the vendor turned a bet down for its line. Whether that is closed or only pauses, as
 * after a goal, the code does not say: the vendor is asked.
 */
export const isOfLine = (code: string): boolean => OF_LINE.has(code);
/** The same, or a verdict in the vendor's own words (13050): after a goal its line pauses, too. */
export const isHeldUp = (code: string): boolean => isOfLine(code) || code === '13050';

/** What a member can do about a code (§8, R8-7); the slip turns it into a button or a sentence. */
export type BetStep =
  | 'checkResult'
  | 'refresh'
  | 'retryLater'
  | 'otherVendor'
  | 'support'
  | 'removeSome'
  | 'keepOnePerEvent'
  | 'chooseAgain'
  | 'wait'
  | 'deposit'
  | 'lowerStake'
  | 'raiseStake'
  | 'correctStake'
  | 'acceptPrice'
  | 'betSingle'
  | 'dropFreeBet'
  | 'removeLowPrice';

/**
 * The next step per code. A bet that may have arrived (99999, 13051) is looked up and never sent
 * again (safety D3).
 */
export const BET_CODE_STEP: Readonly<Record<BetCode, BetStep>> = {
  '99999': 'checkResult',
  '10010': 'refresh',
  '11010': 'retryLater',
  '11020': 'otherVendor',
  '11030': 'support',
  '12010': 'refresh',
  '13010': 'removeSome',
  '13011': 'keepOnePerEvent',
  '13020': 'chooseAgain',
  '13030': 'chooseAgain',
  '13040': 'chooseAgain',
  '13050': 'retryLater',
  '13051': 'checkResult',
  '13060': 'wait',
  '13070': 'deposit',
  '13080': 'lowerStake',
  '13090': 'raiseStake',
  '13100': 'lowerStake',
  '13110': 'acceptPrice',
  '13111': 'refresh',
  '13120': 'betSingle',
  '13121': 'dropFreeBet',
  '13130': 'correctStake',
  '13140': 'otherVendor',
  '13150': 'removeLowPrice',
  '13160': 'lowerStake',
  '14010': 'acceptPrice',
};

/** What this site's own gate stops for now: it passes by itself. */
const PASSING: ReadonlySet<string> = new Set([
  GATE_CODE.unchecked,
  GATE_CODE.unreached,
  GATE_CODE.notReady,
]);

/** True for what this site's own gate stopped: nothing was sent, and the same tap may be made again. */
export const isPassing = (code: string): boolean => PASSING.has(code);

/** The step of a code from outside; an unknown code is for support. */
export const betStep = (code: string): BetStep => {
  const known = asBetCode(code);
  if (known !== null) return BET_CODE_STEP[known];
  return PASSING.has(code) ? 'retryLater' : 'support';
};
