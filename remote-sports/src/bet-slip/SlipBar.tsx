/** The slip's bar at thumb reach: how many, and one tap to the sheet. */
import { useStateView } from '@site/platform';
import { color, depth, motion, px, radius, shadow } from '@site/ui';
import { ChevronUp } from '@site/ui/more-icons';
import styled from 'styled-components';
import { copy } from '../phrases/zh-CN';
import { useSlip, useSports } from '../state/use-sports';
import { SlipSheet } from './SlipSheet';

const StyledBar = styled.button`
  position: fixed; inset-inline: ${px(10)}; bottom: calc(${px(10)} + var(--sab)); z-index: ${depth.slipBar}; max-width: calc(var(--column) - ${px(20)}); margin-inline: auto;
  display: flex; align-items: center; gap: ${px(10)}; min-height: ${px(52)}; padding: 0 ${px(16)}; border-radius: ${radius.l}; box-shadow: ${shadow.mid};
  background: ${color('brand')}; color: ${color('on-brand')}; font-size: ${px(16)}; font-weight: 700; animation: ui-rise ${motion.modal};
  &[data-raised='true'] { bottom: calc(${px(68)} + var(--sab)); }
  & > b { display: grid; place-items: center; min-width: ${px(24)}; height: ${px(24)}; border-radius: 999px; background: ${color('on-brand')}; color: ${color('brand')}; font-size: ${px(14)}; }
  & > span:last-of-type { margin-inline-start: auto; font-size: ${px(14)}; font-weight: 600; }
  svg { width: ${px(20)}; height: ${px(20)}; }
`;
const StyledRoom = styled.div`height: ${px(76)};`;

/** The bar with its sheet; nothing while the slip is empty and shut. */
export function SlipBar({ raised = false }: { readonly raised?: boolean }) {
  const { slip, oddsType } = useSports();
  const { rows, open } = useSlip();
  const type = useStateView(oddsType);
  const count = rows.length;
  return (
    <>
      {count === 0 ? null : (
        <>
          <StyledRoom />
          <StyledBar type="button" data-testid="slip-bar" data-count={count} data-raised={raised} aria-haspopup="dialog" aria-expanded={open} onClick={() => slip.setOpen(true)}>
            <b className="num">{count}</b><span>{copy.slip}</span><span>{copy.oddsType[type]}</span><ChevronUp aria-hidden />
          </StyledBar>
        </>
      )}
      <SlipSheet />
    </>
  );
}
