import { isNewcomer } from '@site/domain/member/newcomer';
import { Link, usePlatform, useStateView } from '@site/platform';
import { ENTRY_ICON, later } from '@site/ui';
import { HOME } from '../../phrases/home';
import { useSiteMap } from '../../remotes/contexts';
import { StyledQuick } from './quick-styles';

/** Code that does not come costs the shortcuts nothing. */
const FirstSteps = later(() =>
  import('./FirstSteps').then(
    (module) => module.FirstSteps,
    () => Entries,
  ),
);

/** The places most members go to, as the live parts declare them. */
function Entries() {
  const { entries } = useSiteMap();
  return (
    <StyledQuick aria-label={HOME.quickEntry}>
      {entries.home.map(({ remote, key, to, label, icon }) => {
        const Icon = ENTRY_ICON[icon];
        return (
          <Link key={`${remote}/${key}`} to={to}>
            <span aria-hidden="true">
              <Icon />
            </span>
            {label}
          </Link>
        );
      })}
    </StyledQuick>
  );
}

/** The shortcuts, and before the first deposit the steps to it. */
export function QuickEntries() {
  const isNew = isNewcomer(useStateView(usePlatform().profile));
  return isNew ? <FirstSteps meanwhile={<Entries />} /> : <Entries />;
}
