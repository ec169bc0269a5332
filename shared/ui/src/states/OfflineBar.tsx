/** One bar while the network is gone; no toasts rain. */
import styled from 'styled-components';
import { copy } from '../phrases';
import { WifiOff } from '../icons/icons';
import { px } from '../tokens/px';
import { color, depth, type } from '../tokens/vars';

const StyledBar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${depth.offline};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${px(8)};
  min-height: ${px(34)};
  padding: ${px(4)} ${px(12)};
  font-size: ${type.s};
  font-weight: 600;
  background: ${color('warn-soft')};
  color: ${color('warn')};
  svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;

/** The offline bar; nothing while online. */
export function OfflineBar({ offline }: { readonly offline: boolean }) {
  return offline ? (
    <StyledBar role="status" data-testid="offline-bar">
      <WifiOff aria-hidden="true" />
      {copy.offline}
    </StyledBar>
  ) : null;
}
