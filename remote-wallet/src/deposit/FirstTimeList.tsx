import { identityOf } from '@site/domain/verification/identity';
import { missingForWithdrawal } from '@site/domain/verification/withdrawal';
import { targets, usePlatform, useStateView } from '@site/platform';
import { Notice } from '@site/ui';
import { NoticeWay } from '../money/notice-way';
import { DEPOSIT } from '../phrases/deposit';
import { READY } from '../phrases/me';
import { NEEDS } from '../phrases/withdrawal';
import { NeedsList } from '../withdrawal/needs-look';

/**
 * Who has never paid in reads what a withdrawal will ask before the money is here, not after
 * (complaint 18 of the domain guide).
 */
export function FirstTimeList() {
  const profile = useStateView(usePlatform().profile);
  if (profile === null) return null;
  // The phone is asked before the deposit itself.
  const missing = missingForWithdrawal(identityOf(profile)).filter((step) => step !== '3');
  return (
    <Notice testId="deposit-first-time">
      <b>{DEPOSIT.firstTime}</b>
      <NeedsList>
        {missing.map((step) =>
          step === 'DoneVerifyStep' ? null : <li key={step}>{READY.steps[step]}</li>,
        )}
        {NEEDS.list.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </NeedsList>
      {missing.length === 0 ? null : <NoticeWay to={targets.toWithdrawal()}>{READY.go}</NoticeWay>}
    </Notice>
  );
}
