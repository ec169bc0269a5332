import styled from 'styled-components';
import { Button, Spinner, color, px, type } from '@site/ui';
import { PLAY } from '../phrases/play';

const StyledWait = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${px(12)};
  color: ${color('text-2')};
  font-size: ${type.m};
`;

/** A launch on its way; one that takes long says so and can be left. */
export function Waiting({
  text,
  slow,
  onLeave,
}: {
  readonly text: string;
  readonly slow: boolean;
  readonly onLeave: () => void;
}) {
  return (
    <StyledWait role="status">
      <Spinner aria-hidden="true" />
      <span>{slow ? PLAY.slow : text}</span>
      {slow ? (
        <Button kind="ghost" size="s" onClick={onLeave}>
          {PLAY.back}
        </Button>
      ) : null}
    </StyledWait>
  );
}
