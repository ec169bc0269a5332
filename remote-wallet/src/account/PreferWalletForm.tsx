import { readPreferWallet, writePreferWallet } from '@site/domain/wallet/prefer-wallet';
import { usePlatform, useStateView } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Skeleton } from '@site/ui';
import { ACCOUNT } from '../phrases/account';
import type { StepFormProps } from '../verify/FormFrame';
import { ChoiceForm } from './ChoiceForm';
import { useWalletNames } from './use-wallet-names';

/** The wallet that a transfer goes to unless another is chosen (§3.9). */
export function PreferWalletForm(props: StepFormProps) {
  const profile = useStateView(usePlatform().profile);
  const { names, error, retry } = useWalletNames();
  if (error !== null) return <ReadFailed why={error} onRetry={retry} />;
  if (names === null) return <Skeleton kind="plain" />;
  const now = readPreferWallet(profile?.preferWallet);
  return (
    <ChoiceForm
      {...props}
      memberKey="PreferWallet"
      label={ACCOUNT.wallet}
      hint={ACCOUNT.walletHint}
      now={now === null ? '' : writePreferWallet(now)}
      options={[...names].map(([group, name]) => ({
        value: writePreferWallet(group),
        label: name,
      }))}
    />
  );
}
