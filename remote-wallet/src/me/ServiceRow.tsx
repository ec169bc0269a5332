import styled from 'styled-components';
import { useServiceUrl } from '@site/remote-kit';
import { Headset, RowContent, listRowLook } from '@site/ui';
import { ME } from '../phrases/me';

const StyledAnchor = styled.a`
  ${listRowLook}
`;

/** The row to live chat; nothing while there is no chat server. */
export function ServiceRow() {
  const url = useServiceUrl();
  if (url === null) return null;
  return (
    <li>
      <StyledAnchor href={url} target="_blank" rel="noopener noreferrer">
        <RowContent leads icon={<Headset />} title={ME.service} hint={ME.serviceHint} />
      </StyledAnchor>
    </li>
  );
}
