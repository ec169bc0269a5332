import styled from 'styled-components';
import { usePlatform } from '@site/platform';
import { Copy, color, px, radius, type } from '@site/ui';
import { copyText } from '@site/ui/share';
import { DETAILS } from '../phrases/deposit-details';

const StyledRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(10)};
  padding: ${px(10)} 0;
  font-size: ${type.m};
  & + & {
    border-top: 1px solid ${color('line')};
  }
  dt {
    flex: none;
    width: 5em;
    color: ${color('text-3')};
  }
  dd {
    flex: 1;
    min-width: 0;
    display: flex;
    align-items: center;
    gap: ${px(10)};
    font-weight: 600;
  }
  .mark {
    margin-inline-start: ${px(4)};
    font-size: ${type.xs};
    color: ${color('warn')};
  }
  /* A number of ours stays in its one line; what is paid to is read in full size. */
  .value[data-small='true'] {
    font-size: ${type.xs};
    overflow-wrap: anywhere;
  }
  .value small {
    user-select: none;
  }
  .value {
    flex: 1;
    min-width: 0;
    user-select: all;
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: ${px(4)};
    flex: none;
    min-height: ${px(44)};
    padding: 0 ${px(12)};
    border-radius: ${radius.s};
    font-size: ${type.s};
    color: ${color('brand-text')};
    background: ${color('brand-soft')};
  }
  svg {
    width: ${px(14)};
    height: ${px(14)};
  }
`;

interface CopyRowProps {
  readonly label: string;
  readonly value: string;
  /** Shown after the value and not copied with it. */
  readonly unit?: string | undefined;
  readonly copyable?: boolean;
  /** A long number that nobody types: smaller, so that it does not break. */
  readonly isSmall?: boolean;
  /** Said beside the label. */
  readonly mark?: string | undefined;
}

/** One fact, with a button that copies it where that helps. */
export function CopyRow({
  label,
  value,
  unit = '',
  copyable = false,
  isSmall = false,
  mark,
}: CopyRowProps) {
  const { toast } = usePlatform();
  const handleCopy = async (): Promise<void> => {
    const copied = await copyText(value, navigator);
    toast.show(copied ? 'success' : 'info', copied ? DETAILS.copied : DETAILS.copyFailed);
  };
  return (
    <StyledRow>
      <dt>
        {label}
        {mark === undefined ? null : <small className="mark">{mark}</small>}
      </dt>
      <dd className="num">
        <span className="value" data-small={isSmall}>
          {value}
          {unit === '' ? null : <small> {unit}</small>}
        </span>
        {copyable ? (
          <button
            type="button"
            aria-label={`${DETAILS.copy}${label}`}
            onClick={() => void handleCopy()}
          >
            <Copy aria-hidden="true" />
            {DETAILS.copy}
          </button>
        ) : null}
      </dd>
    </StyledRow>
  );
}
