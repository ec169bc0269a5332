/** One wager: what was bet, at which price, and what came of it. */
import { formatDateTime } from '@site/domain/formatting/date';
import { formatOdds } from '@site/domain/odds/convert';
import { Card, Money, Tag, color, px, type, type Tone } from '@site/ui';
import { Odds } from '@site/ui/odds';
import styled from 'styled-components';
import { copy, wagerStatusText } from '../phrases/zh-CN';
import type { Wager, WagerStatus } from '../vendors/port';

const TONE: Record<WagerStatus, Tone> = {
  pending: 'warn', running: 'brand', rejected: 'danger', won: 'ok', halfWon: 'ok', void: 'neutral', halfLost: 'neutral', lost: 'neutral', cashedOut: 'gold',
};

const StyledCard = styled(Card)`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: ${px(6)} ${px(12)};
  h3 { font-size: ${px(16)}; } p { font-size: ${type.s}; color: ${color('text-2')}; } p.wide { grid-column: 1 / -1; }
  & > header { grid-column: 1 / -1; display: flex; justify-content: space-between; font-size: ${type.xs}; color: ${color('text-3')}; }
  & > aside { font-size: ${px(18)}; text-align: end; } & > aside small { font-size: ${type.xs}; color: ${color('text-3')}; display: block; }
  & > dl { grid-column: 1 / -1; display: grid; grid-template-columns: repeat(3, 1fr); gap: ${px(6)}; padding-top: ${px(8)}; border-top: 1px solid ${color('line')}; }
  dt { font-size: ${type.xs}; color: ${color('text-3')}; } dd { font-weight: 700; }
`;

/** A wager as a card. */
export function WagerCard({ wager }: { readonly wager: Wager }) {
  const shown = formatOdds(wager.price, wager.oddsType, wager.euOnly);
  const settled = wager.returned !== null;
  return (
    <StyledCard as="article" data-testid="wager-row" data-wager-id={wager.id} data-status={wager.status}>
      <header><span className="num">{formatDateTime(wager.placedAt)}</span><Tag tone={TONE[wager.status]}>{wagerStatusText[wager.status]}</Tag></header>
      <div>
        <h3>{wager.selectionName}</h3>
        <p>{wager.betTypeName}{wager.scoreAtBet === null ? '' : ` · ${copy.scoreAtBet} ${wager.scoreAtBet.home}:${wager.scoreAtBet.away}`}</p>
      </div>
      <aside><Odds text={shown.text} /><small>{copy.oddsTypeShort[shown.type]}</small></aside>
      <p className="wide">{wager.leagueName} · {wager.homeName} vs {wager.awayName}{wager.finalScore === null ? '' : ` · ${copy.finalScore} ${wager.finalScore.home}:${wager.finalScore.away}`}</p>
      {wager.reason === null ? null : <p className="wide">{wager.reason}</p>}
      <dl>
        <div><dt>{copy.stake}</dt><dd><Money amount={wager.stake} /></dd></div>
        <div><dt>{copy.risk}</dt><dd><Money amount={wager.risk} /></dd></div>
        <div><dt>{settled ? copy.returned : copy.win}</dt><dd><Money amount={settled ? wager.returned : wager.toWin} /></dd></div>
      </dl>
      <p className="wide num">{copy.receipt(wager.id)}</p>
    </StyledCard>
  );
}
