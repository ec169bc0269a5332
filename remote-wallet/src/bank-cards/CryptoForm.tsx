import { useState } from 'react';
import styled from 'styled-components';
import {
  CRYPTO_NETWORKS,
  addressProblem,
  networkOfAddress,
  type CryptoNetwork,
} from '@site/domain/wallet/crypto-address';
import { useFormErrors } from '@site/remote-kit/forms';
import { Button, Card, Notice, Segmented, TextField, color, px, type } from '@site/ui';
import { Switch } from '@site/ui/switch';
import { ADD, ADDRESS_PROBLEM } from '../phrases/bank-cards';
import { SaveRefused } from './SaveRefused';
import { useAddAccount } from './use-add-account';

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${px(16)};
`;
const StyledLabel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(6)};
  > span {
    font-size: ${type.s};
    font-weight: 600;
    color: ${color('text-2')};
  }
`;

interface CryptoFormProps {
  /** The network that stands chosen at first. */
  readonly first?: CryptoNetwork | undefined;
  readonly onSaved: () => void;
}

/** A crypto wallet: its network, its address, and the warning that a wrong one loses the money. */
export function CryptoForm({ first = 'TRC20', onSaved }: CryptoFormProps) {
  const [network, setNetwork] = useState<CryptoNetwork>(first);
  const [address, setAddress] = useState('');
  const [isDefault, setDefault] = useState(true);
  const { form, errors, show, clear } = useFormErrors<'address'>();
  const { busy, refusal, isUnknown, save } = useAddAccount(onSaved);
  // A whole address of the other network is told at once: it is how money gets lost.
  const strayed =
    networkOfAddress(address) !== null && addressProblem(network, address) === 'otherNetwork';
  const choose = (next: CryptoNetwork): void => {
    setNetwork(next);
    clear('address');
  };
  const submit = (): void => {
    const problem = addressProblem(network, address);
    if (show(problem === null ? {} : { address: ADDRESS_PROBLEM[problem] }))
      save(
        { kind: 'crypto', network, address: address.trim(), isDefault },
        address.trim().slice(-3),
      );
  };
  return (
    <StyledForm
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      data-testid="crypto-form"
    >
      <Card>
        <StyledForm as="div">
          <StyledLabel>
            <span>{ADD.network}</span>
            <Segmented
              label={ADD.network}
              value={network}
              onChange={choose}
              options={CRYPTO_NETWORKS.map((each) => ({
                value: each,
                label: each,
                testId: `crypto-${each}`,
              }))}
            />
          </StyledLabel>
          <TextField
            label={ADD.address}
            value={address}
            hint={ADD.addressHint[network]}
            error={strayed ? ADDRESS_PROBLEM.otherNetwork : errors.address}
            testId="crypto-address"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            inputMode="text"
            enterKeyHint="done"
            maxLength={64}
            onChange={(text) => {
              setAddress(text);
              clear('address');
            }}
          />
          <Notice tone="warn">{ADD.wrongNetwork}</Notice>
          <Switch
            label={ADD.asDefault}
            checked={isDefault}
            onChange={setDefault}
            testId="crypto-default"
          />
        </StyledForm>
      </Card>
      <SaveRefused refusal={refusal} isUnknown={isUnknown} />
      <Button type="submit" block loading={busy} data-testid="crypto-save">
        {busy ? ADD.saving : ADD.save}
      </Button>
    </StyledForm>
  );
}
