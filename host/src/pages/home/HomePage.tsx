/**
 * Home: matches in play with their prices first, then what is on offer; slots of the remotes around
 * the host's own pieces, each loads and fails alone. A balance stands in the bar and nowhere else.
 */
import { Fragment, startTransition, useEffect, useState, type ReactNode } from 'react';
import type { SlotName } from '@site/contracts/remote-surface';
import { useSession } from '@site/platform';
import { PageBody, px, useNear } from '@site/ui';
import styled from 'styled-components';
import { HOME } from '../../phrases/home';
import { useSiteMap } from '../../remotes/contexts';
import { Slot } from '../../remotes/Slot';
import { HomeFooter } from './HomeFooter';
import { JoinCard } from './JoinCard';
import { placeOf } from './place-of';
import { QuickEntries } from './QuickEntries';
import { SlotFailed } from './SlotFailed';

const StyledBanner = styled.div`
  display: contents;
  &:empty {
    display: none;
  }
`;

interface PartProps {
  readonly name: SlotName;
  readonly what: string;
  readonly waiting: ReactNode;
}

/** A slot of home; one that fails leaves a line with a retry, so that members know what is missing. */
function Part({ name, what, waiting }: PartProps) {
  return (
    <Slot
      name={name}
      waiting={(view) => placeOf(view, waiting)}
      failed={(retry) => <SlotFailed what={what} onRetry={retry} />}
    />
  );
}

/** One that lies below the screen of a phone: its place is kept until it is wanted or seen. */
function FarPart({ isHeld, ...part }: PartProps & { readonly isHeld: boolean }) {
  const { ref, near } = useNear<HTMLDivElement>(false, 'none');
  const { slots } = useSiteMap();
  return isHeld && !near ? (
    <div ref={ref} className="sk-still">
      {slots.get(part.name)?.map((view) => (
        <Fragment key={`${view.remote}/${view.view}`}>{placeOf(view, part.waiting)}</Fragment>
      ))}
    </div>
  ) : (
    <Part {...part} />
  );
}

/** Whether a hand was on the site since its document came; browsers that cannot tell say no. */
const wasTouched = (): boolean =>
  (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? false;

/** What a hand does that goes down the page. A tap stays where it is: what it opens comes first. */
const GOES_DOWN = ['scroll', 'keydown'] as const;

/**
 * Whether what is below the screen still waits for a hand that goes there. A page at rest fetches
 * nothing for it: who leaves from the first screen has not paid for the rest.
 */
function useHeld(): boolean {
  const [isTouched, setTouched] = useState(wasTouched);
  useEffect(() => {
    const own = new AbortController();
    const touched = (): void => {
      own.abort();
      startTransition(() => setTouched(true));
    };
    for (const kind of GOES_DOWN)
      window.addEventListener(kind, touched, { passive: true, signal: own.signal });
    // On a slow phone a hand is faster than this.
    if (window.scrollY > 0) touched();
    return () => own.abort();
  }, []);
  return !isTouched;
}

/** The home page. */
export function HomePage() {
  const session = useSession();
  const isHeld = useHeld();
  const waiting = <div className="sk sk-hero" aria-hidden="true" />;
  return (
    <PageBody>
      <h1 className="vh">
        {session.status === 'member' ? HOME.welcome(session.member.userName) : HOME.visitorTitle}
      </h1>
      <Part name="home.hot-events" what={HOME.slots.hot} waiting={waiting} />
      <StyledBanner>
        <Part
          name="home.banner"
          what={HOME.slots.banner}
          waiting={<div className="sk sk-banner sk-entry" aria-hidden="true" />}
        />
      </StyledBanner>
      {session.status === 'visitor' ? <JoinCard /> : null}
      <Part
        name="home.news"
        what={HOME.slots.news}
        waiting={<div className="sk" style={{ height: px(46) }} aria-hidden="true" />}
      />
      <QuickEntries />
      <Part
        name="season.entry"
        what={HOME.slots.season}
        waiting={<div className="sk sk-entry" aria-hidden="true" />}
      />
      <FarPart name="home.upcoming" what={HOME.slots.upcoming} waiting={waiting} isHeld={isHeld} />
      <FarPart name="home.games" what={HOME.slots.games} waiting={waiting} isHeld={isHeld} />
      <FarPart
        name="home.promotions"
        what={HOME.slots.promotions}
        waiting={waiting}
        isHeld={isHeld}
      />
      <HomeFooter />
    </PageBody>
  );
}
