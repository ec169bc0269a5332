/**
 * A support code that one tap copies; it needs nothing of the site, because crash pages show it
 * too.
 */
import { useState } from 'react';
import { copy } from '../phrases';

/** Props of {@link SupportCode}. */
export interface SupportCodeProps {
  readonly code: string;
}

/** The code. Where nothing can be copied it is there to be read. */
export function SupportCode({ code }: SupportCodeProps) {
  const [copied, setCopied] = useState(false);
  const onCopy = (): void =>
    void globalThis.navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <button
      type="button"
      onClick={onCopy}
      data-testid="support-code"
      style={{ minHeight: 44, color: 'inherit', font: 'inherit' }}
    >
      {copy.support(code)}
      {copied ? copy.copied : ''}
    </button>
  );
}
