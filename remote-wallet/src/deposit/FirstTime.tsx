import { usePlatform, useStateView } from '@site/platform';
import { later } from '@site/ui';

// The last words of the page, for one visit of a member: they come by themselves, and without them money goes on.
const FirstTimeList = later(() =>
  import('./FirstTimeList').then(
    (module) => module.FirstTimeList,
    () => () => null,
  ),
);

/** What a withdrawal will ask, for who has never paid in. */
export function FirstTime() {
  const profile = useStateView(usePlatform().profile);
  return profile === null || profile.isDeposited === true ? null : <FirstTimeList />;
}
