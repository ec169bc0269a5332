import { targets, useNavigate, type WindowEvent } from '@site/platform';
import { whenUncovered } from '@site/ui/overlays';
import { OuterFrame } from '../outer-page/OuterFrame';
import { PAY_PAGE } from '../phrases/deposit-details';

/** What a payment page has to say. */
const CAPS = [
  'goBackToWallet',
  'closePopup',
  'goToHistory',
] as const satisfies readonly WindowEvent[];

interface PayFrameProps {
  readonly url: URL;
  readonly methodName: string;
  readonly onClose: () => void;
}

/** The payment page of another origin; each of its words closes the sheet it stands in. */
export function PayFrame({ url, methodName, onClose }: PayFrameProps) {
  const navigate = useNavigate();
  const handleEvent = (event: WindowEvent): void => {
    onClose();
    if (event === 'goToHistory')
      whenUncovered(() => void navigate(targets.toTransactions('deposit')));
  };
  return (
    <OuterFrame
      url={url}
      title={PAY_PAGE.frame(methodName)}
      texts={PAY_PAGE}
      words={{ caps: CAPS, onEvent: handleEvent }}
      testId="pay-frame"
    />
  );
}
