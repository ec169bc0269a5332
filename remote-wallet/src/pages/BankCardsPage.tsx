import styled from 'styled-components';
import { Link, targets, useNavigate, useSearchParams } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { EmptyState, Lock, PageBody, Section, Skeleton, buttonLook } from '@site/ui';
import { AccountList } from '../bank-cards/AccountList';
import { AddCard } from '../bank-cards/AddCard';
import { CryptoForm } from '../bank-cards/CryptoForm';
import { cardsPath, readAdd, readNetwork, type AccountKind } from '../bank-cards/cards-path';
import { useBankChoices, useSavedAccounts } from '../bank-cards/queries';
import { MemberOnly } from '@site/remote-kit/gate';
import { useFreshFigures } from '../money/use-fresh-figures';
import { ADD, CARDS } from '../phrases/bank-cards';
import { GATE } from '../phrases/gate';
import { useSafehouse } from '../withdrawal/queries';

const StyledWay = styled(Link)`
  ${buttonLook}
`;

function Adding({
  kind,
  fromWithdrawal,
}: {
  readonly kind: AccountKind;
  readonly fromWithdrawal: boolean;
}) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const safehouse = useSafehouse();
  const leave = (): void =>
    void navigate(fromWithdrawal ? targets.toWithdrawal() : cardsPath(), { replace: true });
  if (safehouse.isPending) return <Skeleton kind="form" />;
  if (safehouse.data?.isLocked === true) {
    return (
      <EmptyState
        icon={<Lock />}
        title={ADD.locked}
        hint={ADD.lockedHint}
        testId="card-locked"
        action={
          <StyledWay to="/Safehouse" data-kind="primary">
            {ADD.unlock}
          </StyledWay>
        }
      />
    );
  }
  return (
    <Section title={kind === 'card' ? ADD.cardTitle : ADD.cryptoTitle}>
      {kind === 'card' ? (
        <AddCard onSaved={leave} onCancel={() => void navigate(cardsPath(), { replace: true })} />
      ) : (
        <CryptoForm first={readNetwork(params.get('network'))} onSaved={leave} />
      )}
    </Section>
  );
}

function Accounts({ fromWithdrawal }: { readonly fromWithdrawal: boolean }) {
  useFreshFigures();
  const accounts = useSavedAccounts();
  const choices = useBankChoices();
  if (accounts.isPending || choices.isPending) return <Skeleton kind="list" />;
  if (accounts.data === undefined || choices.data === undefined)
    return (
      <ReadFailed
        title={CARDS.failed}
        why={accounts.error ?? choices.error}
        onRetry={() => void Promise.all([accounts.refetch(), choices.refetch()])}
      />
    );
  return (
    <>
      <AccountList
        accounts={accounts.data}
        most={choices.data.most}
        fromWithdrawal={fromWithdrawal}
      />
      {fromWithdrawal ? (
        <StyledWay to={targets.toWithdrawal()} data-kind="ghost">
          {CARDS.toWithdrawal}
        </StyledWay>
      ) : null}
    </>
  );
}

/** Saved cards and wallets; adding one has an address of its own. */
export function Page() {
  const [params] = useSearchParams();
  const add = readAdd(params.get('add'));
  const fromWithdrawal = params.get('from') === 'withdrawal';
  return (
    <MemberOnly hint={GATE.cards}>
      <PageBody>
        {add === null ? (
          <Accounts fromWithdrawal={fromWithdrawal} />
        ) : (
          <Adding key={add} kind={add} fromWithdrawal={fromWithdrawal} />
        )}
      </PageBody>
    </MemberOnly>
  );
}
