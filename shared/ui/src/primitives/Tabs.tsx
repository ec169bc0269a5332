/** Scrolling chips that choose one part of a page. */
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { px } from '../tokens/px';
import { color, motion, radius, type } from '../tokens/vars';
import { rovingKeys } from './use-roving';

/** One tab. */
export interface TabOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** Shown after the label in quiet figures. */
  readonly count?: number;
  readonly testId?: string;
}

const StyledTabs = styled.div`
  display: flex;
  gap: ${px(8)};
  overflow-x: auto;
  padding: ${px(2)};
  margin: ${px(-2)};
  scrollbar-width: none;
  scroll-snap-type: x proximity;
  overscroll-behavior-x: contain;
  &::-webkit-scrollbar {
    display: none;
  }
`;
const StyledTab = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${px(6)};
  flex: none;
  min-height: ${px(40)};
  padding: 0 ${px(14)};
  border-radius: ${radius.pill};
  scroll-snap-align: center;
  font-size: ${type.m};
  font-weight: 600;
  color: ${color('text-2')};
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  transition: background-color ${motion.fast};
  svg {
    width: ${px(18)};
    height: ${px(18)};
  }
  small {
    font-size: ${type.xs};
    font-weight: 600;
    opacity: 0.9;
  }
  &[aria-selected='true'] {
    background: ${color('brand')};
    color: ${color('on-brand')};
    box-shadow: none;
  }
  [data-look='line'] & {
    background: none;
    box-shadow: none;
    border-radius: 0;
    padding: 0 ${px(10)};
    position: relative;
    min-height: ${px(44)};
  }
  [data-look='line'] &[aria-selected='true'] {
    color: ${color('brand-text')};
  }
  [data-look='line'] &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto ${px(10)} 0;
    height: ${px(3)};
    border-radius: ${px(3)};
    background: ${color('brand')};
  }
`;

/** Props of {@link Tabs}. */
export interface TabsProps<T extends string> {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly options: readonly TabOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** `chips` stand alone, `line` heads a page. */
  readonly look?: 'chips' | 'line';
  /** Id of the panel the tabs control. */
  readonly panelId?: string;
}

/** A tab list with arrow keys; the chosen tab scrolls into view. */
export function Tabs<T extends string>({
  label,
  options,
  value,
  onChange,
  look = 'chips',
  panelId,
}: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const row = list.current;
    if (chosen === null || chosen === undefined || row === null) return;
    row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2;
  }, [value]);
  return (
    <StyledTabs
      ref={list}
      role="tablist"
      aria-label={label}
      data-look={look}
      onKeyDown={rovingKeys(
        options.map((option) => option.value),
        value,
        onChange,
      )}
    >
      {options.map((option) => (
        <StyledTab
          key={option.value}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          aria-controls={panelId}
          data-testid={option.testId}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label}
          {option.count === undefined ? null : <small className="num">{option.count}</small>}
        </StyledTab>
      ))}
    </StyledTabs>
  );
}
