/**
 * Home: slots of the remotes around the host's own pieces; each loads and fails alone, and nothing
 * stands before the banner.
 */
import type { ReactNode } from 'react';
import type { SlotName } from '@site/contracts/remote-surface';
import { useSession } from '@site/platform';
import { PageBody, px } from '@site/ui';
import styled from 'styled-components';
import { HOME } from '../../phrases/home';
import { Slot } from '../../remotes/Slot';
import { HomeBalances } from './HomeBalances';
import { HomeFooter } from './HomeFooter';
import { JoinCard } from './JoinCard';
import { QuickEntries } from './QuickEntries';
import { SlotFailed } from './SlotFailed';

const StyledBanner = styled.div`
  display: contents;
  &:empty {
    display: none;
  }
`;

/** A slot of home; one that fails leaves a line with a retry, so that members know what is missing. */
function Part({
  name,
  what,
  waiting,
}: {
  readonly name: SlotName;
  readonly what: string;
  readonly waiting: ReactNode;
}) {
  return (
    <Slot
      name={name}
      waiting={waiting}
      failed={(retry) => <SlotFailed what={what} onRetry={retry} />}
    />
  );
}

/** The home page. */
export function HomePage() {
  const session = useSession();
  const waiting = <div className="sk sk-hero" aria-hidden="true" />;
  return (
    <PageBody>
      <h1 className="vh">
        {session.status === 'member' ? HOME.welcome(session.member.userName) : HOME.visitorTitle}
      </h1>
      <StyledBanner>
        <Part
          name="home.banner"
          what={HOME.slots.banner}
          waiting={<div className="sk sk-banner" aria-hidden="true" />}
        />
      </StyledBanner>
      <Part
        name="home.news"
        what={HOME.slots.news}
        waiting={<div className="sk" style={{ height: px(46) }} aria-hidden="true" />}
      />
      {session.status === 'visitor' ? <JoinCard /> : <HomeBalances />}
      <QuickEntries />
      <Part
        name="season.entry"
        what={HOME.slots.season}
        waiting={<div className="sk sk-entry" aria-hidden="true" />}
      />
      <Part name="home.hot-events" what={HOME.slots.hot} waiting={waiting} />
      <Part name="home.games" what={HOME.slots.games} waiting={waiting} />
      <Part name="home.promotions" what={HOME.slots.promotions} waiting={waiting} />
      <HomeFooter />
    </PageBody>
  );
}
