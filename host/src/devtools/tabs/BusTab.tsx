import { useStateView, type StateView } from '@site/platform';
import { DateText } from '@site/ui';
import type { BusLine } from '../bus-log';
import { StyledCard } from '../parts';

/** What happened in the site since the page opened. */
export function BusTab({ lines }: { readonly lines: StateView<readonly BusLine[]> }) {
  const all = useStateView(lines);
  if (all.length === 0) return <StyledCard>暂无消息</StyledCard>;
  return all.map(({ id, at, type, text }) => (
    <StyledCard key={id} data-testid="tools-bus-line">
      <b>{type}</b>
      <code>
        <DateText at={at} shape="time" /> {text}
      </code>
    </StyledCard>
  ));
}
