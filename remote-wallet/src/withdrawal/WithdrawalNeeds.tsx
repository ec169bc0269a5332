import { Notice } from '@site/ui';
import { NEEDS } from '../phrases/withdrawal';
import { NeedsList } from './needs-look';

/** What comes after the steps, said with them: nobody learns it one refusal at a time. */
export function WithdrawalNeeds() {
  return (
    <Notice testId="withdrawal-needs">
      <b>{NEEDS.title}</b>
      <NeedsList>
        {NEEDS.list.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </NeedsList>
    </Notice>
  );
}
