/** How the states of a sheet stand on it. */
import { px } from '@site/ui';
import styled from 'styled-components';

/** Side by side. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${px(10)};
`;

/** One below the other. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(10)};
`;
