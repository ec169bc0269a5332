import styled from 'styled-components';
import { useChatLink } from '@site/remote-kit';
import { Headset, RowContent, listRowLook } from '@site/ui';
import { ME } from '../phrases/me';

const StyledAnchor = styled.a`
  ${listRowLook}
`;

/** The row to live chat; nothing while there is no chat server. */
export function ServiceRow() {
  const chat = useChatLink();
  if (chat === null) return null;
  return (
    <li>
      <StyledAnchor {...chat}>
        <RowContent leads icon={<Headset />} title={ME.service} hint={ME.serviceHint} />
      </StyledAnchor>
    </li>
  );
}
