/** SABA's tickets as the site's wagers. */
import type { SabaTicketStatus, SabaWager } from '@site/contracts/vendor-saba';
import { BET_TYPE, isEuOnly } from '@site/domain/betting/bet-types';
import { lineLabel, totalLabel } from '@site/domain/betting/handicap-label';
import { ODDS_TYPE, ODDS_TYPE_NAMES, type OddsTypeName } from '@site/domain/odds/decimal-odds';
import { betTypeText, sideText } from '../../phrases/zh-CN';
import type { Wager, WagerStatus } from '../port';
import { kindOf } from './map';

const STATUS: Record<SabaTicketStatus, WagerStatus> = {
  waiting: 'pending', running: 'running', reject: 'rejected', won: 'won', lose: 'lost', 'half won': 'halfWon',
  'half lose': 'halfLost', draw: 'void', void: 'void', refund: 'void',
};

/** SABA's reject reasons as members read them. */
const REJECT: ReadonlyMap<string, string> = new Map([
  ['goal', '进球导致注单取消'], ['redCard', '红牌导致注单取消'], ['var', 'VAR判定导致注单取消'], ['closed', '盘口已关闭'],
]);

const KEY_SIDE: ReadonlyMap<string, keyof typeof sideText> = new Map<string, keyof typeof sideText>([
  ['x', 'draw'], ['o', 'over'], ['u', 'under'], ['odd', 'odd'], ['even', 'even'], ['yes', 'yes'], ['no', 'no'],
]);

function selectionName(wager: SabaWager, isTotal: boolean): string {
  const team = wager.key === 'h' || wager.key === '1' ? wager.homeName : wager.key === 'a' || wager.key === '2' ? wager.awayName : null;
  const side = KEY_SIDE.get(wager.key);
  const name = team ?? (side === undefined ? wager.keyName : sideText[side]);
  if (wager.point === null) return name;
  return `${name} ${isTotal ? totalLabel(wager.point) : lineLabel(wager.point)}`;
}

const scoreOf = (home: number | null, away: number | null) => (home === null || away === null ? null : { home, away });

/** A ticket as a wager. */
export function toWager(wager: SabaWager): Wager {
  const kind = kindOf(wager.betType);
  const oddsType: OddsTypeName = ODDS_TYPE_NAMES.find((name) => ODDS_TYPE[name] === wager.oddsType) ?? 'EU';
  return {
    id: wager.transId, status: STATUS[wager.ticketStatus], placedAt: Date.parse(wager.placedAt),
    stake: wager.stake, risk: wager.risk, toWin: wager.win, returned: wager.payout, oddsType, price: wager.betPrice,
    euOnly: kind === null || isEuOnly(kind.betType), leagueName: wager.leagueName, homeName: wager.homeName, awayName: wager.awayName,
    betTypeName: kind === null ? '' : betTypeText(kind.betType, kind.period),
    selectionName: selectionName(wager, kind?.betType === BET_TYPE.OVER_UNDER),
    scoreAtBet: wager.isLive ? scoreOf(wager.liveHomeScore, wager.liveAwayScore) : null,
    finalScore: scoreOf(wager.finalHomeScore, wager.finalAwayScore),
    reason: REJECT.get(wager.rejectReason) ?? null,
  };
}
