/**
 * Bottom navigation of layouts 3, 4 and 5: home, then what the live parts declare. A tap on the
 * active place scrolls up.
 */
import { isWithin } from '@site/domain/layout/entries';
import { Link, targets, useLocation } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { ENTRY_ICON, House } from '@site/ui';
import { SHELL } from '../phrases/zh-CN';
import { useSiteMap } from '../remotes/contexts';
import type { SiteEntry } from '../routing/site-route';

type Item = Pick<SiteEntry, 'key' | 'label' | 'to' | 'within' | 'isEntrance'> & {
  readonly Icon: typeof House;
};

const HOME: Item = {
  key: 'home',
  label: SHELL.nav.home,
  to: targets.toHome(),
  isEntrance: false,
  Icon: House,
};

/** Home is the one place that nothing lies below. */
const isAt = (pathname: string, { to, within = [] }: Item): boolean =>
  to === HOME.to ? pathname === to : [to, ...within].some((each) => isWithin(pathname, each));

/** The bottom navigation. */
export function BottomNav() {
  const { pathname } = useLocation();
  const { entries } = useSiteMap();
  const { bus } = usePlatform();
  const items = [
    HOME,
    ...entries.nav.map((entry): Item => ({ ...entry, Icon: ENTRY_ICON[entry.icon] })),
  ];
  // Of places that lie in one another the nearest is where the member is.
  const here = items
    .filter((item) => isAt(pathname, item))
    .sort((a, b) => b.to.length - a.to.length)[0];
  return (
    <nav className="site-nav" aria-label={SHELL.navLabel}>
      {items.map((item) => {
        const { key, label, to, isEntrance, Icon } = item;
        const active = item === here;
        return (
          <Link
            key={key}
            to={to}
            aria-current={active ? 'page' : undefined}
            onClick={(event) => {
              // An entrance forwards to a page, so being anywhere in it counts as being there.
              if (!active || !(isEntrance || pathname === to)) return;
              event.preventDefault();
              window.scrollTo({ top: 0, behavior: 'smooth' });
              bus.publish({ type: 'navigation.reselected', tab: key });
            }}
          >
            <Icon aria-hidden />
            <span>{label}</span>
          </Link>
        );
      })}
    </nav>
  );
}
