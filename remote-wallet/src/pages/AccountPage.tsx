import {
  isFirstPage,
  useLocation,
  useNavigate,
  usePlatform,
  useSearchParams,
  useStateView,
} from '@site/platform';
import { Skeleton } from '@site/ui';
import { EditView } from '../account/EditView';
import { MemberOnly } from '@site/remote-kit/gate';
import { Overview } from '../account/Overview';
import { readEdit } from '../account/edits';
import { GATE } from '../phrases/gate';

function Account() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();
  const profile = useStateView(usePlatform().profile);
  const edit = readEdit(params.get('edit'));
  if (profile === null) return <Skeleton kind="list" />;
  // A page that was opened at an edit has nothing of ours to go back to.
  const leave = (): void =>
    isFirstPage(key) ? setParams({}, { replace: true }) : void navigate(-1);
  return edit === null ? (
    <Overview profile={profile} onEdit={(name) => setParams({ edit: name })} />
  ) : (
    <EditView key={edit} name={edit} onLeave={leave} />
  );
}

/** /Me/Accountinfo/ (§2.3): the member's data, part by part. */
export function Page() {
  return (
    <MemberOnly hint={GATE.account}>
      <Account />
    </MemberOnly>
  );
}
