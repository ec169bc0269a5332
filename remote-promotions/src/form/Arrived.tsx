import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

const StyledArrived = styled.div`
  &:focus {
    outline: none;
  }
`;

/**
 * What stands where a form stood: it takes the focus that the form's button had, so that it is read
 * out.
 */
export function Arrived({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // With the form's end itself: a moment of no focus would be read out as the page.
  useLayoutEffect(() => place.current?.focus(), []);
  return (
    <StyledArrived ref={place} tabIndex={-1} role="status">
      {children}
    </StyledArrived>
  );
}
