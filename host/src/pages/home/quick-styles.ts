/** Look of the shortcuts of home: a sign with its word under it. */
import { color, px, radius, type } from '@site/ui';
import styled from 'styled-components';

/** The row. */
export const StyledQuick = styled.nav`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${px(4)};
  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${px(6)};
    padding: ${px(8)} 0;
    border-radius: ${radius.m};
    font-size: ${type.s};
    color: ${color('text')};
  }
  a:active {
    background: ${color('raised')};
  }
  span {
    display: grid;
    place-items: center;
    width: ${px(46)};
    max-width: 100%;
    height: ${px(46)};
    border-radius: ${px(15)};
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
  }
  svg {
    width: ${px(24)};
    height: ${px(24)};
  }
`;
