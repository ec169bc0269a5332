import { useState, type ReactNode } from 'react';
import type { Endpoint } from '@site/contracts/endpoint';
import { Link, STALE, useCall, type WindowEvent } from '@site/platform';
import { EmptyState, FailedState, PageBody, Skeleton, asButton } from '@site/ui';
import { OuterFrame, type OuterTexts } from './OuterFrame';
import { outerUrl } from './outer-url';

const Way = asButton(Link);

/** Words of a page around the frame. */
export interface OuterPageTexts extends OuterTexts {
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly noneHint: string;
  readonly back: string;
}

interface OuterPageProps {
  /** The call that names the address; an empty answer means that there is nothing to open. */
  readonly row: Endpoint<undefined, undefined, string>;
  readonly texts: OuterPageTexts;
  readonly caps: readonly WindowEvent[];
  /** Where the member goes when there is nothing to open. */
  readonly backTo: string;
  readonly icon: ReactNode;
  readonly testId: string;
}

/** A page of the site that is a window to another origin; what that one says, the site's table does. */
export function OuterPage({ row, texts, caps, backTo, icon, testId }: OuterPageProps) {
  const answer = useCall(row, {}, { staleMs: STALE.always });
  // One address as long as the page stands: a frame that is led to another one leaves an entry in the history, and back would stay here.
  const [url, setUrl] = useState<URL | null>(null);
  if (!answer.isFetchedAfterMount) return <Skeleton kind="article" />;
  const named = outerUrl(answer.data, window.location.origin);
  if (url === null && named !== null) setUrl(named);
  if (url === null)
    return answer.data === '' ? (
      <EmptyState
        icon={icon}
        title={texts.none}
        hint={texts.noneHint}
        testId={`${testId}-none`}
        action={
          <Way to={backTo} data-kind="secondary">
            {texts.back}
          </Way>
        }
      />
    ) : (
      <FailedState title={texts.failedTitle} onRetry={() => void answer.refetch()} />
    );
  return (
    <PageBody>
      <p>{texts.intro}</p>
      <OuterFrame
        url={url}
        title={texts.title}
        texts={texts}
        words={{ caps }}
        testId={`${testId}-frame`}
      />
    </PageBody>
  );
}
