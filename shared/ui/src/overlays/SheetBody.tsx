/**
 * The sheet itself, on Base UI's drawer: focus trap, Escape, swipe, scroll lock. Loaded only when a
 * sheet opens.
 */
import { useLayoutEffect } from 'react';
import { Drawer } from '@base-ui/react/drawer';
import styled from 'styled-components';
import { copy } from '../phrases';
import { X } from '../icons/icons';
import { IconButton } from '../primitives/IconButton';
import type { SheetProps } from './Sheet';
import { useBackDismiss } from './use-back-dismiss';
import { px } from '../tokens/px';
import { color } from '../tokens/vars';
import { backdropLook, overlayBodyLook, overlayHeadLook, sheetLook } from './overlay-styles';

const StyledBackdrop = styled(Drawer.Backdrop)`
  ${backdropLook}
`;
const StyledSheet = styled(Drawer.Popup)`
  ${sheetLook}
  /* As high as it may be: the greatest height of each screen is below. */
  @media (max-width: 699px) {
    &[data-foot][data-full='true'] {
      height: 100%;
    }
  }
  /* What has a foot to work in leaves a small or wide screen a finger's width outside, no more. */
  @media (min-width: 700px), (max-height: 600px) {
    &[data-foot] {
      max-height: max(90%, 100% - 44px);
    }
  }
  /* A phone on its side is low: the foot stands beside what is scrolled. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    &[data-foot] {
      max-height: calc(100% - 8px);
      display: grid;
      grid-template: auto auto minmax(0, 1fr) / minmax(0, 6fr) minmax(0, 5fr);
    }
    &[data-foot][data-full='true'] {
      height: calc(100% - 8px);
    }
    /* What is said of the network stands over all else. */
    html:has([data-testid='offline-bar']) &[data-foot] {
      max-height: calc(100% - ${px(40)});
    }
    &[data-foot] > [data-part='grip'],
    &[data-foot] > [data-part='head'] {
      grid-column: 1 / -1;
    }
    &[data-foot] > [data-part='head'] {
      min-height: 44px;
    }
    &[data-foot] > [data-part='foot'] {
      overflow-y: auto;
      padding-block: 0 8px;
      border-top: 0;
      border-inline-start: 1px solid ${color('line')};
    }
  }
  /* A foot with much in it (data-tall) needs the height of the head, too: that ends before it. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    &[data-foot]:has([data-tall]) > [data-part='grip'] {
      grid-area: 1 / 1;
    }
    &[data-foot]:has([data-tall]) > [data-part='head'] {
      grid-area: 2 / 1;
    }
    &[data-foot]:has([data-tall]) > [data-part='head'] + * {
      grid-area: 3 / 1;
    }
    &[data-foot]:has([data-tall]) > [data-part='foot'] {
      grid-area: 1 / 2 / 4;
      padding-block: 4px;
    }
  }
`;
const StyledHead = styled.div`
  ${overlayHeadLook}
`;
const StyledBody = styled(Drawer.Content)`
  ${overlayBodyLook}
`;
const StyledFoot = styled.div`
  flex: none;
  padding: 0.32rem 0.42667rem;
  border-top: 1px solid var(--line);
`;

/** Sheets that are open: one may stand over another. */
let openSheets = 0;
const count = (by: 1 | -1): void => {
  openSheets += by;
  document.documentElement.toggleAttribute('data-sheet', openSheets > 0);
};

/** The root says that a sheet is open, so that a toast keeps away from its foot. */
function useOnRoot(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    count(1);
    return () => count(-1);
  }, [open]);
}

/** See {@link SheetProps}. */
export function SheetBody({
  open,
  onClose,
  title,
  head,
  footer,
  full,
  ownAddress,
  testId,
  children,
}: SheetProps) {
  useBackDismiss(open && ownAddress !== true, onClose);
  useOnRoot(open);
  return (
    <Drawer.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Drawer.Portal>
        <StyledBackdrop />
        <Drawer.Viewport>
          <StyledSheet
            data-testid={testId}
            data-full={full || undefined}
            data-foot={footer == null ? undefined : true}
          >
            <i data-part="grip" aria-hidden="true" />
            <StyledHead data-part="head">
              <Drawer.Title>{title}</Drawer.Title>
              <span>
                {head}
                <IconButton label={copy.close} icon={<X aria-hidden="true" />} onClick={onClose} />
              </span>
            </StyledHead>
            {/* A text without a link in it is scrolled by keys, too. */}
            <StyledBody tabIndex={0}>{children}</StyledBody>
            {footer === undefined ? null : <StyledFoot data-part="foot">{footer}</StyledFoot>}
          </StyledSheet>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
