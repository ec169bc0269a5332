/** Saves an account. What keeps it from being saved is the catalogue's toast (§8, VAL11056), and the server's reason stays in the form. */
import { useState } from 'react';
import { addMemberBank, getMemberBanks } from '@site/contracts/payment-banks';
import type { AppError } from '@site/domain/errors/app-error';
import { usePlatform, useQueryClient } from '@site/platform';
import { useSend } from '@site/remote-kit/forms';
import { CARDS } from '../phrases/bank-cards';
import type { AccountKind } from './cards-path';

/** What is sent; a card only by the vault's token. */
export interface AccountWish {
  readonly kind: AccountKind;
  readonly bankCode?: string;
  readonly vaultToken?: string;
  readonly network?: string;
  readonly address?: string;
  readonly isDefault: boolean;
}

/** Codes that the form alone speaks of. */
const OWN_CODES = ['MEM00423'] as const;

interface AddAccount { readonly busy: boolean; readonly refusal: AppError | null; readonly save: (wish: AccountWish) => void }

export function useAddAccount(onSaved: () => void): AddAccount {
  const { api, toast } = usePlatform();
  const queries = useQueryClient();
  const { busy, send } = useSend();
  const [refusal, setRefusal] = useState<AppError | null>(null);
  return {
    busy, refusal,
    save: (wish) => void send(async () => {
      const answer = await api.call(addMemberBank, { body: { ...wish }, handles: OWN_CODES });
      setRefusal(answer.ok ? null : answer.error);
      if (!answer.ok) return;
      await queries.invalidateQueries({ queryKey: [getMemberBanks.id] });
      toast.show('success', CARDS.saved);
      onSaved();
    }),
  };
}
