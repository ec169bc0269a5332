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
    () => () => <p role="status">{WAGERS.detailsLost}</p>,
  ),
);

/** Number, time and matches; below everything else of the card, over its whole width. */
export function WagerDetails({ wager, id, isOpen }: FoldProps) {
  return (
    <div id={id} hidden={!isOpen}>
      {isOpen ? <Facts wager={wager} /> : null}
    </div>
  );
}
