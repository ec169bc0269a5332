import styled from 'styled-components';
import { Button, FailedState, Notice, color, px, radius, type } from '@site/ui';
import { ADD } from '../phrases/bank-cards';
import { useVaultFrame, type VaultCard } from './use-vault-frame';

const StyledField = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(6)};
  font-size: ${type.s};
  & > b {
    font-weight: 600;
    color: ${color('text-2')};
  }
  & > p {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  & > p[role='alert'] {
    color: ${color('danger')};
  }
  iframe {
    display: block;
    width: 100%;
    height: ${px(276)};
    border: 0;
    border-radius: ${radius.m};
    background: ${color('sunken')};
    box-shadow: inset 0 0 0 1px ${color('line-field')};
  }
  &[data-invalid='true'] iframe {
    outline: 2px solid ${color('danger')};
  }
`;

interface VaultFieldProps {
  /** Where the number is typed: another origin than ours. */
  readonly url: string;
  readonly origin: string;
  readonly card: VaultCard | null;
  readonly error: string | undefined;
  readonly onCard: (card: VaultCard) => void;
  /** Types another number: a new page of the vault. */
  readonly onAgain: () => void;
}

/**
 * The number of a card, typed into the vault's own frame; we get a token and the last three digits
 * (C-89).
 */
export function VaultField({ url, origin, card, error, onCard, onAgain }: VaultFieldProps) {
  const { frame, state } = useVaultFrame(origin, onCard);
  return (
    <StyledField
      data-invalid={error === undefined ? undefined : true}
      role="group"
      aria-label={ADD.number}
      data-testid="vault"
      data-state={card === null ? state : 'done'}
    >
      <b>{ADD.number}</b>
      {card === null && state !== 'dead' ? (
        <iframe
          ref={frame}
          src={url}
          title={ADD.frame}
          data-testid="vault-frame"
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="no-referrer"
          allow=""
          aria-invalid={error === undefined ? undefined : true}
        />
      ) : null}
      {card === null && state === 'dead' ? (
        <FailedState title={ADD.frameFailed} retryLabel={ADD.frameRetry} onRetry={onAgain} />
      ) : null}
      {card === null ? null : (
        <>
          <Notice tone="ok" role="status" testId="vault-done">
            {ADD.numberDone(card.last)}
          </Notice>
          <Button kind="ghost" size="s" onClick={onAgain}>
            {ADD.numberAgain}
          </Button>
        </>
      )}
      {error === undefined ? <p>{ADD.numberHint}</p> : <p role="alert">{error}</p>}
    </StyledField>
  );
}
