/**
 * News of the sportsbook (§7.4): postponed and corrected matches, read with the anonymous
 * credential.
 */
import { getDataAnnouncements } from '@site/contracts/sports-data';
import { STALE, useCall } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { DateText, Section, Skeleton, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { NEWS } from '../phrases/rules';

const StyledList = styled.ul`
  display: grid;
  margin: 0;
  padding: ${px(4)} ${px(16)};
  list-style: none;
  border-radius: ${radius.l};
  background: ${color('surface')};
  li {
    padding: ${px(10)} 0;
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
  b {
    font-size: ${type.m};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;

/** As many as are read at once. */
const SHOWN = 5;

/** The newest announcements. */
export function SportsNews() {
  const { data, isError, error, refetch } = useCall(
    getDataAnnouncements,
    { query: { currentPage: 1, perPageSize: SHOWN } },
    { staleMs: STALE.fiveMinutes },
  );
  if (data?.data.length === 0) return null;
  return (
    <Section title={NEWS.title}>
      {data === undefined && !isError ? <Skeleton kind="list" /> : null}
      {data === undefined && isError ? (
        <ReadFailed title={NEWS.failed} why={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <StyledList data-testid="sports-news">
          {data.data.map(({ id, title, content, postedAt }) => (
            <li key={id}>
              <b>{title}</b>
              <p>{content}</p>
              <small>
                <DateText at={postedAt} />
              </small>
            </li>
          ))}
        </StyledList>
      )}
    </Section>
  );
}
