/** The timeline itself. Loaded only when one is shown. */
import styled from 'styled-components';
import { px } from '../tokens/px';
import { color, type } from '../tokens/vars';
import type { TimelineStep } from './Timeline';

const StyledTimeline = styled.ol`
  display: flex;
  flex-direction: column;
  li {
    position: relative;
    padding-inline-start: ${px(28)};
    font-size: ${type.m};
    color: ${color('text-3')};
  }
  li.linked {
    padding-bottom: ${px(18)};
  }
  li::before {
    content: '';
    position: absolute;
    left: ${px(4)};
    top: ${px(5)};
    width: ${px(12)};
    height: ${px(12)};
    border-radius: 50%;
    background: ${color('surface')};
    box-shadow: inset 0 0 0 2px ${color('line-strong')};
    z-index: 1;
  }
  li.linked::after {
    content: '';
    position: absolute;
    left: ${px(9)};
    top: ${px(14)};
    bottom: ${px(-4)};
    width: ${px(2)};
    background: ${color('line')};
  }
  li[data-state='done'],
  li[data-state='now'] {
    color: ${color('text')};
  }
  li[data-state='done']::before {
    background: ${color('brand')};
    box-shadow: none;
  }
  li.linked[data-state='done']::after {
    background: ${color('brand')};
  }
  li[data-state='now']::before {
    box-shadow: inset 0 0 0 4px ${color('gold')};
  }
  [data-state='now'] b {
    color: ${color('gold-text')};
  }
  li[data-state='failed'] {
    color: ${color('danger')};
  }
  li[data-state='failed']::before {
    background: ${color('danger')};
    box-shadow: none;
  }
  b {
    display: block;
    font-weight: 650;
    line-height: 1.5;
  }
  small {
    display: block;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;

/** A vertical timeline. */
export function TimelineBody({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <StyledTimeline>
      {steps.map((step, at) => (
        <li
          key={step.id}
          className={at < steps.length - 1 ? 'linked' : undefined}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <b>{step.title}</b>
          {step.hint === undefined ? null : <small>{step.hint}</small>}
        </li>
      ))}
    </StyledTimeline>
  );
}
