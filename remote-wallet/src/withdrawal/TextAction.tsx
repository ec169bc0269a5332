import styled from 'styled-components';
import { color, px, type } from '@site/ui';

/** A quiet act inside a card: words only, but as large to tap as any button. */
export const TextAction = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: ${px(44)};
  padding: 0 ${px(6)};
  font-size: ${type.s};
  font-weight: 650;
  color: ${color('brand-text')};
  &:disabled {
    color: ${color('text-3')};
  }
`;
