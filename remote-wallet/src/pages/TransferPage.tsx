import { useSearchParams } from '@site/platform';
import { PageBody, Segmented } from '@site/ui';
import { useFreshFigures } from '../money/use-fresh-figures';
import { TRANSFER } from '../phrases/transfer';
import { FormPart } from '../transfer/FormPart';
import { GroupList } from '../transfer/GroupList';
import { HistoryPart } from '../transfer/HistoryPart';

/**
 * Transfers between the member's wallets, and what was transferred; which of the two is part of the
 * address.
 */
export function Page() {
  useFreshFigures();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'history' ? 'history' : 'form';
  return (
    <PageBody>
      <Segmented
        label={TRANSFER.tabs}
        value={tab}
        onChange={(next) => setParams(next === 'form' ? {} : { tab: next }, { replace: true })}
        options={[
          { value: 'form', label: TRANSFER.tabForm, testId: 'transfer-tab-form' },
          { value: 'history', label: TRANSFER.tabHistory, testId: 'transfer-tab-history' },
        ]}
      />
      {tab === 'form' ? (
        <>
          <FormPart />
          <GroupList />
        </>
      ) : (
        <HistoryPart />
      )}
    </PageBody>
  );
}
