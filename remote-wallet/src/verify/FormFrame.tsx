import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { Button, Notice, px } from '@site/ui';

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
`;

/** What a form of one step is told. */
export interface StepFormProps {
  /**
   * The change is saved: the caller reads the member anew and goes on; the form stays busy until
   * then.
   */
  readonly onSaved: () => Promise<void>;
  /** Text of the button where the form is not a step on the way. */
  readonly submitText?: string;
}

interface FormFrameProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly submitText: string;
  readonly disabled?: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
  /** Below the main button. */
  readonly after?: ReactNode;
}

/** A form with its one main button; what the server said stands above the fields. */
export function FormFrame({
  form,
  error,
  busy,
  submitText,
  disabled,
  onSubmit,
  children,
  after,
}: FormFrameProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was tapped may be far below.
  useEffect(() => {
    if (error !== undefined) notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  return (
    <StyledForm
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {error === undefined ? null : (
        <div ref={notice}>
          <Notice tone="danger" role="alert" testId="verify-error">
            {error}
          </Notice>
        </div>
      )}
      {children}
      <Button type="submit" block loading={busy} disabled={disabled} data-testid="verify-submit">
        {submitText}
      </Button>
      {after}
    </StyledForm>
  );
}
