/**
 * One toast (§9) over the bottom bar, said to screen readers, with an optional way to take it back.
 * An open sheet has its button there: above that stands the toast at the top.
 */
import styled from 'styled-components';
import { Toast } from '@site/domain/constants';
import { CircleAlert, CircleCheck, Info } from '../icons/icons';
import { Spinner } from '../primitives/Button';
import { px } from '../tokens/px';
import { depth, motion, radius, shadow, type } from '../tokens/vars';

const StyledPlace = styled.div`
  position: fixed;
  inset-inline: 0;
  /* Above the navigation, and above a bar that says how high it reaches. */
  bottom: calc(max(${px(58)} + ${Toast.offsetPx}px, var(--end-bar, 0px)) + var(--sab));
  z-index: ${depth.toast};
  display: flex;
  justify-content: center;
  padding-inline: ${px(20)};
  pointer-events: none;
  [data-sheet] & {
    inset-block: calc(4px + var(--sat)) auto;
  }
`;
const StyledToast = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(10)};
  max-width: ${px(340)};
  min-height: ${px(46)};
  padding: ${px(10)} ${px(16)};
  border-radius: ${radius.l};
  pointer-events: auto;
  background: #24312f;
  color: #f3f8f6;
  font-size: ${type.m};
  line-height: 1.45;
  box-shadow:
    ${shadow.mid},
    inset 0 0 0 1px rgb(255 255 255 / 10%);
  animation: ui-rise ${motion.modal};
  & > svg {
    width: ${px(20)};
    height: ${px(20)};
    flex: none;
    color: #9fd8ff;
  }
  &[data-kind='success'] > svg {
    color: #3ddc97;
  }
  &[data-kind='error'] > svg {
    color: #ff9a90;
  }
  button {
    min-height: ${px(36)};
    padding: 0 ${px(10)};
    margin-block: ${px(-6)};
    border-radius: ${radius.s};
    font-weight: 700;
    color: #f6cd7e;
    white-space: nowrap;
  }
`;

/** What the toast shows; the platform's toast port has the same shape. */
export interface ToastData {
  readonly id: number;
  readonly kind: 'info' | 'success' | 'error' | 'loading';
  readonly text: string;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

const SIGNS = { info: Info, success: CircleCheck, error: CircleAlert } as const;

/** The toast host: the live region stays in the page so that a new text is announced. */
export function ToastView({ toast }: { readonly toast: ToastData | null }) {
  const Sign = toast === null || toast.kind === 'loading' ? null : SIGNS[toast.kind];
  return (
    <StyledPlace role="status" aria-live="polite">
      {toast === null ? null : (
        <StyledToast key={toast.id} data-testid="toast" data-kind={toast.kind}>
          {Sign === null ? <Spinner aria-hidden="true" /> : <Sign aria-hidden="true" />}
          <span>{toast.text}</span>
          {toast.action === null ? null : (
            <button type="button" onClick={toast.action.run}>
              {toast.action.label}
            </button>
          )}
        </StyledToast>
      )}
    </StyledPlace>
  );
}
