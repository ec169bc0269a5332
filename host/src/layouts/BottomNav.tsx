/** Bottom navigation of layouts 3, 4 and 5. A tap on the active place scrolls up. */
import { Link, targets, useLocation } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { CircleUserRound, Dices, Gift, House, Trophy } from '@site/ui';
import { copy } from '../phrases/zh-CN';

const ITEMS = [
  { key: 'home', to: targets.toHome(), match: /^\/$/, label: copy.nav.home, Icon: House },
  { key: 'sports', to: '/sbtwo', match: /^\/sbtwo(\/|$)/i, label: copy.nav.sports, Icon: Trophy },
  {
    key: 'games',
    to: targets.toGames(),
    match: /^\/(Games|jackpot)(\/|$)/i,
    label: copy.nav.games,
    Icon: Dices,
  },
  {
    key: 'promotions',
    to: targets.toPromotions(),
    match: /^\/Promotions(\/|$)/i,
    label: copy.nav.promotions,
    Icon: Gift,
  },
  {
    key: 'me',
    to: targets.toMe(),
    match: /^\/(Me|TransactionRecord|Deposit\w*)(\/|$)/i,
    label: copy.nav.me,
    Icon: CircleUserRound,
  },
] as const;

/**
 * The sports place forwards to a vendor page, so being anywhere in it counts as being there;
 * elsewhere only the place itself.
 */
const stays = (active: boolean, pathname: string, to: string): boolean =>
  active && (to === '/sbtwo' || pathname === to);

/** The bottom navigation. */
export function BottomNav() {
  const { pathname } = useLocation();
  const { bus } = usePlatform();
  return (
    <nav className="site-nav" aria-label={copy.navLabel}>
      {ITEMS.map(({ key, to, match, label, Icon }) => {
        const active = match.test(pathname);
        return (
          <Link
            key={key}
            to={to}
            aria-current={active ? 'page' : undefined}
            onClick={(event) => {
              if (!stays(active, pathname, to)) return;
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
