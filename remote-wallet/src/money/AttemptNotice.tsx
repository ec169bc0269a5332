import styled from 'styled-components';
import { isDefiniteRefusal } from '@site/domain/errors/app-error';
import { Link, targets, usePlatform } from '@site/platform';
import { errorText } from '@site/remote-kit/forms';
import { Button, Notice, buttonLook, useIsLate } from '@site/ui';
import { MONEY } from '../phrases/money';
import type { WalletKind } from './wallet-action';
import type { WalletMoney } from './use-wallet-money';

interface AttemptNoticeProps {
  readonly kind: WalletKind;
  readonly money: Pick<WalletMoney<unknown>, 'state' | 'checkNow' | 'previous'>;
}

const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** How an attempt of before the reload ended: said once more where it was sent from. */
function PreviousAttemptNotice({
  kind,
  previous,
}: {
  readonly kind: WalletKind;
  readonly previous: NonNullable<WalletMoney<unknown>['previous']>;
}) {
  const done = previous.phase === 'done';
  return (
    <Notice tone={done ? 'ok' : 'warn'} role="status" testId={`${kind}-earlier`}>
      <b>{MONEY.previous[previous.phase]}</b>
      <p>{previous.summary}</p>
      {previous.reason === null || previous.reason === '' ? null : <p>{previous.reason}</p>}
      <p>
        <StyledWay to={targets.toTransactions(kind)} data-kind="ghost" data-size="s">
          {MONEY.records}
        </StyledWay>
      </p>
    </Notice>
  );
}

/** The customer service, for an attempt that has been open for two minutes (safety D3). */
function WayToService({ since }: { readonly since: number }) {
  const { clock } = usePlatform();
  if (!useIsLate(since, clock.now)) return null;
  return (
    <p>
      {MONEY.late}{' '}
      <StyledWay to={targets.toCustomerService()} data-kind="ghost" data-size="s">
        {MONEY.service}
      </StyledWay>
    </p>
  );
}

/**
 * What the member is told while the verdict of an attempt is open, and when it was a no: in words
 * that stay (safety D3, C-82).
 */
export function AttemptNotice({ kind, money: { state, checkNow, previous } }: AttemptNoticeProps) {
  if (state === null && previous !== null)
    return <PreviousAttemptNotice kind={kind} previous={previous} />;
  if (state === null || state.phase === 'submitting' || state.phase === 'done') return null;
  if (state.phase === 'unknown' || state.phase === 'pending') {
    return (
      <Notice tone="warn" role="status" testId={`${kind}-unknown`}>
        <b>{MONEY.unknown}</b>
        <p>{state.intent.summary}</p>
        <p>{MONEY.unknownHint[kind]}</p>
        <p>
          <Button kind="ghost" size="s" onClick={checkNow}>
            {MONEY.checkNow}
          </Button>
        </p>
        <WayToService since={state.intent.startedAt} />
      </Notice>
    );
  }
  if (state.phase === 'notPlaced')
    return (
      <Notice tone="danger" role="alert" testId={`${kind}-not-placed`}>
        {MONEY.notPlaced[kind]}
      </Notice>
    );
  if (!isDefiniteRefusal(state.error)) return null;
  return (
    <Notice tone="danger" role="alert" testId={`${kind}-refused`}>
      {errorText(state.error)}
    </Notice>
  );
}
