/** Buttons: one look for buttons and for links that act like one. */
import type { ButtonHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { copy } from '../phrases';
import { px } from '../tokens/px';
import { color, motion, radius, type } from '../tokens/vars';

/** Visual weights: one primary per screen. */
export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger' | 'gold';

/**
 * The look by `data-kind` and `data-size`; use it with `styled(Link)` for links that look like
 * buttons. A small one is found by a finger above and below what is drawn.
 */
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${px(8)};
  position: relative;
  min-height: ${px(48)};
  padding: 0 ${px(20)};
  border-radius: ${radius.m};
  font-size: ${type.l};
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  white-space: nowrap;
  user-select: none;
  background: ${color('raised')};
  color: ${color('text')};
  transition:
    background-color ${motion.fast},
    transform ${motion.fast},
    opacity ${motion.fast};
  & > svg {
    width: ${px(20)};
    height: ${px(20)};
    flex: none;
  }
  &:active:not(:disabled) {
    transform: scale(0.985);
  }
  &[data-kind='primary'] {
    background: ${color('brand')};
    color: ${color('on-brand')};
  }
  &[data-kind='primary']:active {
    background: ${color('brand-press')};
  }
  &[data-kind='gold'] {
    background: ${color('gold')};
    color: ${color('on-gold')};
  }
  &[data-kind='secondary'] {
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
  }
  &[data-kind='ghost'] {
    background: transparent;
    color: ${color('brand-text')};
    box-shadow: inset 0 0 0 1px ${color('line-strong')};
  }
  &[data-kind='danger'] {
    background: ${color('red-soft')};
    color: ${color('danger')};
  }
  &[data-size='s'] {
    min-height: ${px(36)};
    padding: 0 ${px(14)};
    font-size: ${type.s};
    border-radius: ${radius.s};
    gap: ${px(6)};
  }
  &[data-size='s'] > svg {
    width: ${px(16)};
    height: ${px(16)};
  }
  &[data-size='s']::after {
    content: '';
    position: absolute;
    inset: min(${px(-4)}, 50% - 22px) 0;
  }
  &[data-block='true'] {
    display: flex;
    width: 100%;
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    background: ${color('raised')};
    color: ${color('text-3')};
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const StyledButton = styled.button`
  ${buttonLook}
`;

/**
 * A link component drawn as a button, for packages that draw nothing themselves. Weight and size by
 * `data-kind` and `data-size`.
 */
export const asButton = <P extends object>(link: ComponentType<P>): ComponentType<P> => styled(
  link,
)`
  ${buttonLook}
`;

/** A turning ring. It is decoration: the button says in words what it waits for. */
export const Spinner = styled.span`
  width: ${px(18)};
  height: ${px(18)};
  border-radius: 50%;
  border: 2px solid currentColor;
  border-right-color: transparent;
  animation: ui-spin 0.8s linear infinite;
  flex: none;
`;

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind;
  readonly size?: 's' | 'm';
  /** Full width. */
  readonly block?: boolean;
  /** Work is under way: taps do nothing and the ring turns. */
  readonly loading?: boolean;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button. `type` is `button` unless said otherwise. */
export function Button({
  kind = 'primary',
  size = 'm',
  block,
  loading,
  icon,
  children,
  disabled,
  onClick,
  type: kindOfButton = 'button',
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      {...rest}
      type={kindOfButton}
      disabled={disabled}
      aria-busy={loading || undefined}
      data-kind={kind}
      data-size={size}
      data-block={block || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner aria-hidden="true" /> : icon}
      {children ?? (loading ? copy.loading : null)}
    </StyledButton>
  );
}
