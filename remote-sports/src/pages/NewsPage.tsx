/** What the vendor announces, and the news of the sportsbook below; either may fail alone. */
import { STALE, useQuery, valueOrThrow } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Card, DateText, EmptyState, PageBody, Section, Skeleton, color, px, type } from '@site/ui';
import { Megaphone } from '@site/ui/more-icons';
import styled from 'styled-components';
import { boardOf } from '../board/board-place';
import { VendorPage } from '../board/VendorPage';
import { VendorSwitch } from '../board/VendorSwitch';
import { VENDOR_TEXT } from '../phrases/names';
import { NEWS } from '../phrases/results';
import { SportsNews } from '../sports-data/SportsNews';
import { useSports } from '../state/use-sports';

const StyledList = styled(Card)`
  padding: ${px(4)} ${px(16)};
  li {
    padding: ${px(12)} 0;
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
  h3 {
    font-size: ${type.m};
  }
  p {
    padding-block: ${px(4)};
    font-size: ${type.s};
    color: ${color('text-2')};
    line-height: 1.6;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;

function Announcements() {
  const { vendor } = useSports();
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['sports.announcements', vendor.id],
    queryFn: async () => valueOrThrow(await vendor.announcements()),
    staleTime: STALE.minute,
  });
  if (data === undefined)
    return isError ? (
      <ReadFailed title={NEWS.failed} why={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton kind="list" />
    );
  if (data.length === 0) return <EmptyState icon={<Megaphone />} title={NEWS.empty} />;
  return (
    <StyledList as="ul" data-testid="vendor-news">
      {data.map(({ id, title, content, at }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{content}</p>
          <small>
            <DateText at={at} />
          </small>
        </li>
      ))}
    </StyledList>
  );
}

function Content() {
  const { vendor } = useSports();
  return (
    <PageBody>
      <VendorSwitch value={vendor.id} to={(id) => `${boardOf(id)}/news`} />
      <Section title={NEWS.vendor(VENDOR_TEXT[vendor.id])}>
        <Announcements key={vendor.id} />
      </Section>
      <SportsNews />
    </PageBody>
  );
}

/** `…/news` of every board. */
export const Page = () => (
  <VendorPage>
    <Content />
  </VendorPage>
);
