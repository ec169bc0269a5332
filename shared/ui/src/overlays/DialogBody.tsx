/** The dialog itself, on Base copy. Loaded only when a dialog opens. */
import { Dialog as Base } from '@base-ui/react/dialog';
import styled from 'styled-components';
import type { DialogProps } from './Dialog';
import { useBackDismiss } from './use-back-dismiss';
import { depth } from '../tokens/vars';
import { backdropLook, dialogLook } from './overlay-styles';

/** A question may come over an open sheet, which then lies below its scrim, too. */
const StyledBackdrop = styled(Base.Backdrop)`
  ${backdropLook} z-index: ${depth.dialog};
`;
const StyledDialog = styled(Base.Popup)`
  ${dialogLook}
`;

/** See {@link DialogProps}. */
export function DialogBody({
  open,
  onClose,
  title,
  actions,
  lasting,
  testId,
  children,
}: DialogProps) {
  useBackDismiss(open, onClose);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={lasting}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      <Base.Portal>
        <StyledBackdrop />
        <StyledDialog data-testid={testId}>
          <Base.Title>{title}</Base.Title>
          <div className="text">{children}</div>
          <div className="acts">{actions}</div>
        </StyledDialog>
      </Base.Portal>
    </Base.Root>
  );
}
