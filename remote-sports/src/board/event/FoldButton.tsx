/** Opens and closes what stands folded at the foot of a section. */
import { ChevronDown } from '@site/ui';

/** See {@link FoldButton}. */
export interface FoldButtonProps {
  readonly isOpen: boolean;
  readonly label: string;
  readonly testId: string;
  readonly onToggle: () => void;
}

/** The button. */
export function FoldButton({ isOpen, label, testId, onToggle }: FoldButtonProps) {
  return (
    <button
      type="button"
      className="fold"
      data-testid={testId}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {label}
      <ChevronDown aria-hidden />
    </button>
  );
}
