/** Says on every board that a tap on a price bets at once, and how much: one tap puts it off. */
import { usePlatform, useStateView } from '@site/platform';
import { color, depth, px, shadow, type } from '@site/ui';
import { Zap } from '@site/ui/more-icons';
import styled from 'styled-components';
import { QUICK } from '../phrases/quick';
import { quickSetting } from './quick-setting';

const StyledSign = styled.button`
  position: fixed;
  /* Over names, not over prices. */
  inset-inline-start: max(${px(10)}, (100vw - var(--column)) / 2 + ${px(10)});
  /* Above whichever bar stands at the end of the screen. */
  bottom: calc(max(${px(70)}, var(--end-bar, 0px)) + var(--sab));
  z-index: ${depth.slipBar};
  display: inline-flex;
  align-items: center;
  gap: ${px(4)};
  min-height: max(44px, ${px(44)});
  background: none;
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${px(4)};
    padding: ${px(6)} ${px(12)};
    border-radius: 999px;
    background: ${color('raised')};
    box-shadow:
      inset 0 0 0 1px ${color('brand')},
      ${shadow.mid};
    font-size: ${type.s};
    font-weight: 650;
    color: ${color('brand-text')};
  }
  svg {
    width: ${px(14)};
    height: ${px(14)};
  }
`;

/** The sign; it stands as long as quick bets are on. */
export function QuickSign() {
  const platform = usePlatform();
  const { state, choose } = quickSetting(platform);
  const { stake } = useStateView(state);
  const putOff = (): void => {
    choose({ on: false, stake });
    platform.toast.show('info', QUICK.off, {
      action: {
        label: QUICK.undo,
        run: () => choose({ on: true, stake: state.get().stake }),
      },
    });
  };
  return (
    <StyledSign
      type="button"
      data-testid="quick-sign"
      aria-label={QUICK.signSaid(stake)}
      onClick={putOff}
    >
      <span className="num">
        <Zap aria-hidden />
        {QUICK.sign(stake)}
      </span>
    </StyledSign>
  );
}
