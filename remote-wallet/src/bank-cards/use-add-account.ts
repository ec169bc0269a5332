/**
 * Saves an account. What keeps it from being saved is the catalogue's toast (§8, VAL11056), and the
 * server's reason stays in the form.
 */
import { useRef, useState } from 'react';
import { addMemberBank, getMemberBanks } from '@site/contracts/payment-banks';
import { isDefiniteRefusal, type AppError } from '@site/domain/errors/app-error';
import { isSavedSince } from '@site/domain/wallet/payout-account';
import { usePlatform, useQueryClient } from '@site/platform';
import { useSend } from '@site/remote-kit/forms';
import { CARDS } from '../phrases/bank-cards';
import type { AccountKind } from './cards-path';
import { useSavedAccounts } from './queries';

/** What is sent; a card only by the vault's token. */
export interface NewAccount {
  readonly kind: AccountKind;
  readonly bankCode?: string;
  readonly vaultToken?: string;
  readonly network?: string;
  readonly address?: string;
  readonly isDefault: boolean;
}

/** Codes that the form alone speaks of. */
const OWN_CODES = ['MEM00423'] as const;

interface AddAccount {
  readonly busy: boolean;
  readonly refusal: AppError | null;
  /** The answer was lost, and the list does not show the account (yet). */
  readonly isUnknown: boolean;
  /** @param last the end of its number, by which the list names it. */
  readonly save: (input: NewAccount, last: string) => void;
}

export function useAddAccount(onSaved: () => void): AddAccount {
  const { api, toast } = usePlatform();
  const queries = useQueryClient();
  const { busy, send } = useSend();
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const accounts = useSavedAccounts();
  /** What was saved before an attempt whose answer was lost; null while there is none. */
  const lost = useRef<readonly string[] | null>(null);
  const arrived = async (
    before: readonly string[],
    { bankCode, network }: NewAccount,
    last: string,
  ): Promise<boolean> => {
    const now = await api.call(getMemberBanks);
    return (
      now.ok &&
      isSavedSince(before, now.value, {
        last,
        ...(bankCode === undefined ? {} : { bankCode }),
        ...(network === undefined ? {} : { network }),
      })
    );
  };
  const finish = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: [getMemberBanks.id] });
    toast.show('success', CARDS.saved);
    onSaved();
  };
  return {
    busy,
    refusal,
    isUnknown,
    save: (input, last) =>
      void send(async () => {
        // Looks first where an earlier tap may have arrived: it must not be refused as its own double.
        if (lost.current !== null && (await arrived(lost.current, input, last))) return finish();
        const before =
          lost.current ?? accounts.data?.map(({ memberBankId }) => memberBankId) ?? null;
        const answer = await api.call(addMemberBank, { body: { ...input }, handles: OWN_CODES });
        if (answer.ok) return finish();
        const isNo = isDefiniteRefusal(answer.error);
        if (!isNo && before !== null && (await arrived(before, input, last))) return finish();
        lost.current = isNo ? null : before;
        setUnknown(!isNo);
        setRefusal(isNo ? answer.error : null);
      }),
  };
}
