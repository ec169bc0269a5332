/** What became of a bet, as lasting text (safety D3): never a toast alone. */
import { asBetCode } from '@site/domain/betting/bet-codes';
import type { AppError } from '@site/domain/errors/app-error';
import { formatOdds } from '@site/domain/odds/convert';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { usePlatform } from '@site/platform';
import { Button, Notice } from '@site/ui';
import { BET_CODE_TEXT } from '@site/phrases/betting';
import { copy } from '../phrases/zh-CN';
import type { SlipRow } from './slip-state';

/** The reason of a refusal with the next step. */
export function refusalText(error: AppError): string {
  if (error.kind !== 'api') return BET_CODE_TEXT['99999'];
  const known = asBetCode(error.code);
  if (known === '13050' && error.description !== '') return error.description;
  return known === null ? error.description || BET_CODE_TEXT['13050'] : BET_CODE_TEXT[known];
}

/** The outcome of a row; nothing while it is edited. */
export function RowOutcome({ row, oddsType }: { readonly row: SlipRow; readonly oddsType: OddsTypeName }) {
  const { money } = usePlatform();
  const { result, selection } = row;
  switch (result?.phase) {
    case undefined:
      return null;
    case 'submitting':
      return <Notice role="status">{copy.placing}</Notice>;
    case 'unknown':
      return <Notice tone="warn" role="status">{copy.unknown} <Button kind="ghost" size="s" onClick={money.checkNow}>{copy.check}</Button></Notice>;
    case 'pending':
      return <Notice tone="warn" role="status"><b>{copy.pendingTitle}</b><br />{copy.pendingText}</Notice>;
    case 'done': {
      const booked = formatOdds(result.result.price, oddsType, selection.euOnly).text;
      return <Notice tone="ok" role="status"><b>{copy.placed}</b><br />{copy.receipt(result.result.wagerId)}<br />{copy.booked} {booked} · {copy.stake} ¥{result.result.stake}</Notice>;
    }
    case 'notPlaced':
      return <Notice tone="danger" role="alert">{copy.notPlaced}</Notice>;
    case 'refused':
      return <Notice tone="danger" role="alert">{refusalText(result.error)}</Notice>;
  }
}
