/** Says plainly that this board is a trial, and leads to the real one. */
import { Link } from '@site/platform';
import { color, px, radius, type } from '@site/ui';
import { Sparkles } from '@site/ui/more-icons';
import styled from 'styled-components';
import { DEMO } from '../phrases/demo';
import { boardOf, useBoardPlace } from './board-place';

const StyledBanner = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(10)};
  padding: ${px(8)} ${px(8)} ${px(8)} ${px(12)};
  border-radius: ${radius.m};
  background: ${color('gold-soft')};
  color: ${color('gold-text')};
  font-size: ${type.xs};
  line-height: 1.45;
  & > svg {
    flex: none;
    width: ${px(20)};
    height: ${px(20)};
  }
  & > span {
    flex: 1;
  }
  b {
    display: block;
    font-size: ${type.s};
  }
  & > a {
    flex: none;
    display: inline-flex;
    align-items: center;
    min-height: ${px(40)};
    padding: 0 ${px(12)};
    border-radius: ${radius.s};
    background: ${color('gold')};
    color: ${color('on-gold')};
    font-size: ${type.s};
    font-weight: 700;
  }
`;

/** The banner; nothing on a real board. */
export function DemoBanner() {
  const { demo, vendor } = useBoardPlace();
  if (!demo) return null;
  return (
    <StyledBanner role="note" data-testid="demo-banner">
      <Sparkles aria-hidden />
      <span>
        <b>{DEMO.title}</b>
        {DEMO.text}
      </span>
      <Link to={boardOf(vendor)} replace>
        {DEMO.go}
      </Link>
    </StyledBanner>
  );
}
