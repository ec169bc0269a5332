/** Says on every board that a tap on a price bets at once, and how much: one tap puts it off. */
import { usePlatform, useStateView } from '@site/platform';
import { color, depth, px, type } from '@site/ui';
import { Zap } from '@site/ui/more-icons';
import { atPageEnd } from '@site/ui/page-end';
import styled from 'styled-components';
import { QUICK } from '../phrases/quick';
import { quickSetting } from './quick-setting';

/** Room for the longest stake, px of the design. */
const ROOM = 132;
/** Beside the bar of the slip, which names the pick, it is its sign alone. */
const SMALL_ROOM = 60;
/** What the bar of the slip takes of the navigation on a phone on its side. */
const SLIP_ROOM = 314;

const StyledSign = styled.button`
  position: fixed;
  inset-inline-start: max(${px(10)}, (100vw - var(--column)) / 2 + ${px(10)});
  /* In its own line above the navigation, which it shares with the bars. */
  bottom: calc(${px(58)} + var(--sab));
  z-index: ${depth.slipBar};
  display: inline-flex;
  align-items: center;
  gap: ${px(4)};
  min-height: max(40px, ${px(40)});
  background: none;
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${px(4)};
    padding: ${px(6)} ${px(12)};
    border-radius: 999px;
    background: ${color('raised')};
    box-shadow: inset 0 0 0 1px ${color('brand')};
    font-size: ${type.s};
    font-weight: 650;
    color: ${color('brand-text')};
    white-space: nowrap;
  }
  svg {
    width: ${px(14)};
    height: ${px(14)};
  }
  &[data-raised='false'] {
    bottom: var(--sab);
    min-height: max(44px, ${px(44)});
  }
  [data-testid='slip-bar'] ~ & {
    min-width: 44px;
    [data-part='words'] {
      display: none;
    }
  }
  [data-testid='slip-bar'] ~ &[data-raised='true'] {
    bottom: calc(${px(68)} + var(--sab));
    min-height: max(44px, ${px(52)});
  }
  [data-testid='slip-bar'] ~ &[data-raised='false'] {
    bottom: calc(${px(10)} + var(--sab));
    min-height: max(44px, ${px(52)});
    @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
      bottom: calc(${px(5)} + var(--sab));
      min-height: max(44px, ${px(48)});
    }
  }
  /* On its side the navigation gives the room, as it does for the bar of the slip. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    &&[data-raised='true'] {
      inset-inline: auto max(${px(8)}, (100vw - var(--column)) / 2 + ${px(8)});
      bottom: calc(${px(5)} + var(--sab));
      min-height: max(44px, ${px(48)});
    }
    [data-testid='slip-bar'] ~ &&[data-raised='true'] {
      inset-inline-end: max(${px(SLIP_ROOM)}, (100vw - var(--column)) / 2 + ${px(SLIP_ROOM)});
    }
    body:has(&[data-raised='true']) .site-nav {
      padding-inline-end: ${px(ROOM)};
    }
    body:has([data-testid='slip-bar'] ~ &[data-raised='true']) .site-nav {
      padding-inline-end: ${px(SLIP_ROOM + SMALL_ROOM)};
    }
  }
`;

/**
 * The sign has a whole line, at the end of the page or above the navigation: a small one would lie
 * on prices and names. The bar of the slip, and that of open bets, stand in the same line.
 */
const StyledLine = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${depth.sticky};
  max-width: var(--column);
  margin-inline: auto;
  height: calc(max(44px, ${px(44)}) + var(--sab));
  border-top: 1px solid ${color('line-strong')};
  background: ${color('raised')};
  [data-testid='slip-bar'] ~ & {
    height: calc(max(44px, ${px(52)}) + ${px(20)} + var(--sab));
  }
  [data-testid='open-bets']:has(~ &) {
    padding-inline-start: ${px(ROOM + 10)};
  }
  [data-testid='open-bets']:has(~ &[data-raised='false']) {
    min-height: calc(max(44px, ${px(44)}) + var(--sab));
  }
  [data-testid='slip-bar']:has(~ &) {
    inset-inline: max(
        ${SMALL_ROOM}px,
        ${px(SMALL_ROOM)},
        (100vw - var(--column)) / 2 + ${px(SMALL_ROOM)}
      )
      max(${px(10)}, (100vw - var(--column)) / 2 + ${px(10)});
  }
  &[data-raised='true'] {
    bottom: calc(${px(58)} + var(--sab));
    height: max(40px, ${px(40)});
  }
  [data-testid='slip-bar'] ~ &[data-raised='true'] {
    height: calc(max(44px, ${px(52)}) + ${px(20)});
  }
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    [data-testid='slip-bar'] ~ & {
      height: calc(max(44px, ${px(48)}) + ${px(10)} + var(--sab));
    }
    &&[data-raised='true'] {
      display: none;
    }
  }
`;

/** What stands last on the page can be scrolled out from under it; the bars bring their own. */
const StyledRoom = styled.div`
  order: 1;
  flex: none;
  height: max(44px, ${px(44)});
  main:has(:is([data-testid='slip-bar'], [data-testid='open-bets'])) > & {
    height: ${px(4)};
  }
`;

/** Room for {@link QuickSign}. */
export const QuickRoom = () => atPageEnd(<StyledRoom />);

/**
 * The sign; it stands as long as quick bets are on.
 *
 * @param raised above the navigation; else at the end of the screen.
 */
export function QuickSign({ raised }: { readonly raised: boolean }) {
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
    <>
      <StyledLine data-part="quick-line" data-raised={raised} />
      <StyledSign
        type="button"
        data-testid="quick-sign"
        data-raised={raised}
        aria-label={QUICK.signSaid(stake)}
        onClick={putOff}
      >
        <span className="num">
          <Zap aria-hidden />
          <span data-part="words">{QUICK.sign(stake)}</span>
        </span>
      </StyledSign>
    </>
  );
}
