/**
 * What a page over the whole screen shares: its ground, and the way back to where the member came
 * from.
 */
import styled from 'styled-components';
import { isFirstPage, useLocation, useNavigate } from '@site/platform';
import { color, depth } from '@site/ui';

/** The ground of a game. */
export const StyledPlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${depth.sheet};
  display: flex;
  flex-direction: column;
  background: ${color('bg')};
`;

/**
 * Leaves for the page before this one, so that a list stands where it stood; without one for the
 * given address.
 */
export function useLeave(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (isFirstPage(key) ? navigate(otherwise, { replace: true }) : navigate(-1));
}
