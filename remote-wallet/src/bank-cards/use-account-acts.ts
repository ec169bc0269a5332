/**
 * Makes a saved account the default one, or removes it; what the server says against it stands
 * beside the account.
 */
import { useState } from 'react';
import {
  changeMemberBank,
  deleteMemberBank,
  getMemberBanks,
  type MemberBank,
} from '@site/contracts/payment-banks';
import type { Outcome } from '@site/domain/errors/app-error';
import { usePlatform, useQueryClient } from '@site/platform';
import { errorText, useSend } from '@site/remote-kit/forms';
import { CARDS } from '../phrases/bank-cards';

interface AccountActs {
  readonly busy: boolean;
  /** What was said against the last act, and about which account. */
  readonly refused: { readonly id: string; readonly text: string } | null;
  readonly makeDefault: (account: MemberBank) => void;
  readonly remove: (account: MemberBank) => void;
}

export function useAccountActs(): AccountActs {
  const { api, toast } = usePlatform();
  const queries = useQueryClient();
  const { busy, send } = useSend();
  const [refused, setRefused] = useState<AccountActs['refused']>(null);
  const act = (id: string, done: string, work: () => Promise<Outcome<unknown>>): void =>
    void send(async () => {
      const answer = await work();
      setRefused(answer.ok ? null : { id, text: errorText(answer.error) });
      await queries.invalidateQueries({ queryKey: [getMemberBanks.id] });
      if (answer.ok) toast.show('success', done);
    });
  return {
    busy,
    refused,
    makeDefault: ({ memberBankId }) =>
      act(memberBankId, CARDS.defaultSet, () =>
        api.call(changeMemberBank, {
          params: { memberBankId },
          body: { isDefault: true },
        }),
      ),
    remove: ({ memberBankId }) =>
      act(memberBankId, CARDS.removed, () =>
        api.call(deleteMemberBank, { params: { memberBankId } }),
      ),
  };
}
