import { getOldRecordsUrl } from '@site/contracts/payment-history';
import { targets, type WindowEvent } from '@site/platform';
import { ReceiptText } from '@site/ui';
import { OuterPage } from '../outer-page/OuterPage';
import { OLD_RECORDS } from '../phrases/outer-page';

/** What the old site's wallet has to say (safety B6). */
const CAPS = [
  'goBackToWallet',
  'closePopup',
  'goToHistory',
  'goToHistoryW',
  'goToHistoryOther',
] as const satisfies readonly WindowEvent[];

/** The records of the site before this one, in a window of that site (§2.6). */
export function Page() {
  return (
    <OuterPage
      row={getOldRecordsUrl}
      texts={OLD_RECORDS}
      caps={CAPS}
      backTo={targets.toTransactions()}
      icon={<ReceiptText />}
      testId="old-records"
    />
  );
}
