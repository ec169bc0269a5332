import { getShippingAddresses } from '@site/contracts/member-profile';
import {
  STALE,
  isFirstPage,
  useCall,
  useLocation,
  useNavigate,
  useSearchParams,
} from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Skeleton } from '@site/ui';
import { MemberOnly } from '@site/remote-kit/gate';
import { AddressEdit } from '../addresses/AddressEdit';
import { AddressList } from '../addresses/AddressList';
import { ADDRESSES } from '../phrases/account';
import { GATE } from '../phrases/gate';

/** Word of the address for one that is not there yet. */
const NEW = 'new';

function Addresses() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();
  const addresses = useCall(getShippingAddresses, {}, { staleMs: STALE.always });
  if (addresses.isPending) return <Skeleton kind="list" />;
  if (addresses.data === undefined)
    return (
      <ReadFailed
        title={ADDRESSES.failed}
        why={addresses.error}
        onRetry={() => void addresses.refetch()}
      />
    );
  const edit = params.get('edit');
  const address = addresses.data.find(({ addressId }) => addressId === edit) ?? null;
  const leave = (): void =>
    isFirstPage(key) ? setParams({}, { replace: true }) : void navigate(-1);
  const saved = async (): Promise<void> => {
    await addresses.refetch();
    leave();
  };
  if (edit !== null && (edit === NEW || address !== null))
    return (
      <AddressEdit key={edit} address={address} onSaved={() => void saved()} onLeave={leave} />
    );
  return (
    <AddressList
      addresses={addresses.data}
      onEdit={(addressId) => setParams({ edit: addressId ?? NEW })}
      onChanged={() => void addresses.refetch()}
    />
  );
}

/** /Me/Addresses: where gifts and prizes are sent. */
export function Page() {
  return (
    <MemberOnly hint={GATE.addresses}>
      <Addresses />
    </MemberOnly>
  );
}
