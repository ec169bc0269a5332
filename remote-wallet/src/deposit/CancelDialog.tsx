import { Button, Dialog } from '@site/ui';
import { DETAILS } from '../phrases/deposit-details';
import type { DepositSteps } from './use-deposit-steps';

interface CancelDialogProps {
  readonly open: boolean;
  readonly button: ReturnType<DepositSteps['button']>;
  readonly onClose: () => void;
  readonly onCancel: () => void;
}

/** The question before a deposit is taken back: leaving it as it is comes first. */
export function CancelDialog({ open, button, onClose, onCancel }: CancelDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={DETAILS.cancelTitle}
      actions={
        <>
          <Button block onClick={onClose}>
            {DETAILS.cancelNo}
          </Button>
          <Button
            kind="danger"
            block
            {...button}
            onClick={onCancel}
            data-testid="deposit-cancel-confirm"
          >
            {DETAILS.cancelYes}
          </Button>
        </>
      }
    >
      {DETAILS.cancelHint}
    </Dialog>
  );
}
