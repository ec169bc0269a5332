import { MemberOnly } from '@site/remote-kit/gate';
import { DocumentsBody } from '../documents/DocumentsBody';
import { GATE } from '../phrases/gate';

/** /Me/Uploadfiles/ (§2.3): the documents that verification asks for. */
export function Page() {
  return (
    <MemberOnly hint={GATE.uploads}>
      <DocumentsBody />
    </MemberOnly>
  );
}
