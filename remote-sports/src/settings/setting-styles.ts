/** Looks of the settings' groups. */
import { Link } from '@site/platform';
import { Card, color, px, type } from '@site/ui';
import styled from 'styled-components';

export const StyledGroup = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${px(12)};
  & > p {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  & > p[data-tone='warn'] {
    color: ${color('warn')};
  }
  & > [role='switch'] small {
    color: ${color('text-3')};
    font-size: ${type.xs};
  }
`;
export const StyledLine = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${px(12)};
  min-height: ${px(44)};
  font-size: ${type.m};
  &[data-wide='true'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
/** A way to settings that stand elsewhere. */
export const StyledWay = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${px(44)};
  font-size: ${type.m};
  color: ${color('brand-text')};
  svg {
    width: ${px(18)};
    height: ${px(18)};
  }
`;
export const StyledAmounts = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${px(10)};
  align-items: start;
`;
