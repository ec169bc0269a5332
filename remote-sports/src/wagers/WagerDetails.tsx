/** Where a member looks up now and then what the card does not say. */
import { ChevronDown, color, later, px, type } from '@site/ui';
import styled from 'styled-components';
import { VENDOR_SHORT } from '../phrases/names';
import { WAGERS } from '../phrases/wagers';
import type { Wager } from '../vendors/port';

const StyledSwitch = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${px(4)};
  min-height: max(44px, ${px(44)});
  padding-inline-end: ${px(8)};
  font-size: ${type.xs};
  color: ${color('text-3')};
  white-space: nowrap;
  [data-part='more'] {
    color: ${color('text-2')};
  }
  svg {
    width: ${px(14)};
    height: ${px(14)};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const StyledDetails = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${px(4)} ${px(10)};
  padding-block: ${px(4)} ${px(8)};
  font-size: ${type.xs};
  color: ${color('text-3')};
  &[hidden] {
    display: none;
  }
  & > [data-part='match'] {
    display: contents;
  }
  .when {
    white-space: nowrap;
  }
  dd {
    color: ${color('text-2')};
  }
  [data-part='id'] {
    user-select: all;
    margin-inline-end: ${px(8)};
  }
`;

/** Props of {@link DetailsSwitch} and {@link WagerDetails}. */
interface FoldProps {
  readonly wager: Wager;
  /** Id of the details. */
  readonly id: string;
  readonly isOpen: boolean;
}

/** Folded: who sees it reads the vendor alone. */
export function DetailsSwitch({
  wager,
  id,
  isOpen,
  onToggle,
}: FoldProps & { readonly onToggle: () => void }) {
  return (
    <StyledSwitch type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
      {VENDOR_SHORT[wager.vendor]} <span data-part="more">{WAGERS.details}</span>
      <ChevronDown aria-hidden />
    </StyledSwitch>
  );
}

/** Its code comes with the first one that is opened. */
const Facts = later(() =>
  import(/* webpackChunkName: "acts" */ './WagerFacts').then(
    (module) => module.WagerFacts,
    () => () => <dd role="status">{WAGERS.detailsLost}</dd>,
  ),
);

/** Number, time and matches; below everything else of the card, over its whole width. */
export function WagerDetails({ wager, id, isOpen }: FoldProps) {
  return (
    <StyledDetails className="num" id={id} hidden={!isOpen} data-testid="wager-details">
      {isOpen ? <Facts wager={wager} /> : null}
    </StyledDetails>
  );
}
