import { useState } from 'react';
import styled from 'styled-components';
import { useFormErrors, useSend } from '@site/remote-kit/forms';
import { Button, Card, Notice, color, px, type } from '@site/ui';
import { SelectField } from '@site/ui/select-field';
import { Switch } from '@site/ui/switch';
import { ADD } from '../phrases/bank-cards';
import { SaveRefused } from './SaveRefused';
import { VaultField } from './VaultField';
import { useAddAccount } from './use-add-account';
import type { useBankChoices } from './queries';
import type { VaultCard } from './use-vault-frame';
import { vaultOrigin } from './vault-frame';

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${px(16)};
`;
const StyledHolder = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${px(12)};
  font-size: ${type.m};
  b {
    font-size: ${type.l};
  }
  small {
    display: block;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;

interface CardFormProps {
  readonly holder: string;
  readonly choices: NonNullable<ReturnType<typeof useBankChoices>['data']>;
  /** Asks for another page of the vault; null where none was given. */
  readonly onNewVault: () => Promise<string | null>;
  readonly onSaved: () => void;
}

/** A bank card: whose it is, which bank's, its number in the vault's frame. */
export function CardForm({ holder, choices, onNewVault, onSaved }: CardFormProps) {
  const [bank, setBank] = useState('');
  const [card, setCard] = useState<VaultCard | null>(null);
  const [isDefault, setDefault] = useState(true);
  const { form, errors, show, clear } = useFormErrors<'bank' | 'number'>();
  const { busy, refusal, isUnknown, save } = useAddAccount(onSaved);
  // Held here: a read behind the member's back brings another address, and must not take away the page in which a number is being typed.
  const [vault, setVault] = useState({ url: choices.vaultUrl, count: 0 });
  const { send } = useSend();
  const origin = vaultOrigin(vault.url, window.location.origin);
  const again = async (): Promise<void> => {
    const next = await onNewVault();
    setCard(null);
    clear('number');
    setVault(({ url, count }) => ({ url: next ?? url, count: count + 1 }));
  };
  const submit = (): void => {
    if (
      !show({
        ...(bank === '' ? { bank: ADD.bankPick } : {}),
        ...(card === null ? { number: ADD.numberMissing } : {}),
      })
    )
      return;
    if (card !== null)
      save({ kind: 'card', bankCode: bank, vaultToken: card.token, isDefault }, card.last);
  };
  return (
    <StyledForm
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      data-testid="card-form"
    >
      <Card>
        <StyledHolder>
          <span>
            {ADD.holder}
            <small>{ADD.holderHint}</small>
          </span>
          <b>{holder}</b>
        </StyledHolder>
      </Card>
      <Card>
        <StyledForm as="div">
          <SelectField
            label={ADD.bank}
            value={bank}
            placeholder={ADD.bankPick}
            options={choices.banks.map(({ code, name }) => ({ value: code, label: name }))}
            error={errors.bank}
            testId="card-bank"
            onChange={(code) => {
              setBank(code);
              clear('bank');
            }}
          />
          {origin === null ? (
            <Notice tone="danger" role="alert">
              {ADD.frameFailed}
            </Notice>
          ) : (
            <VaultField
              key={vault.count}
              url={vault.url}
              origin={origin}
              card={card}
              error={errors.number}
              onCard={(next) => {
                setCard(next);
                clear('number');
              }}
              onAgain={() => void send(again)}
            />
          )}
          <Switch
            label={ADD.asDefault}
            checked={isDefault}
            onChange={setDefault}
            testId="card-default"
          />
        </StyledForm>
      </Card>
      <SaveRefused refusal={refusal} isUnknown={isUnknown} />
      <Button type="submit" block loading={busy} data-testid="card-save">
        {busy ? ADD.saving : ADD.save}
      </Button>
    </StyledForm>
  );
}
