import styled from 'styled-components';
import type { ConsoleDraft } from '@site/contracts/releases/console';
import { useWords } from './language';
import { Label, Soft } from './looks';

const StyledPicture = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  align-items: end;
  margin-top: 10px;
  img {
    width: 150px;
    height: 176px;
    border-radius: 10px;
    object-fit: cover;
    border: 1px solid var(--line);
  }
`;

/** The poster's picture, and the way to another one. */
export function DraftPicture({
  draft,
  onFile,
}: {
  readonly draft: ConsoleDraft;
  readonly onFile: (file: File) => void;
}) {
  const words = useWords().drafts;
  const mark = `${draft.base} ${draft.saved?.at ?? ''}`;
  return (
    <StyledPicture>
      <img
        src={`/api/drafts/${draft.name}/picture?${encodeURIComponent(mark)}`}
        alt={words.picture}
        width={150}
        height={176}
        data-own={draft.hasPicture}
      />
      <Label>
        {words.picture}
        <input
          type="file"
          accept=".avif,.webp,.png,.jpg,.jpeg,.svg"
          onChange={(moment) => {
            const file = moment.target.files?.[0];
            if (file !== undefined) onFile(file);
          }}
        />
        <Soft>{draft.hasPicture ? words.ownPicture : words.pictureHint}</Soft>
      </Label>
    </StyledPicture>
  );
}
