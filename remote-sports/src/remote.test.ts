import { ODDS_VENDORS, VENDORS } from '@site/domain/vendors/odds-vendor';
import { boardPath } from '@site/domain/vendors/board-address';
import { describeRemote } from '@site/remote-kit/contract-suite';
import surface from '../remote.json';
import { remote } from './remote';

describeRemote(surface, remote);

test.each(ODDS_VENDORS)(
  '[R2.1-3] %s has its addresses: board, event, results, news, demo',
  (id) => {
    const own = surface.routes
      .filter(({ path }) => `${path}/`.replace('-demo', '').startsWith(`${boardPath(id)}/`))
      .map(({ path, page }) => [path.slice(boardPath(id).length), page]);
    expect(own).toEqual([
      ['', `board-${VENDORS[id].segment}`],
      ['/event/:eventId', 'event'],
      ['/results', 'results'],
      ['/news', 'news'],
      ['-demo', `board-${VENDORS[id].segment}`],
      ['-demo/event/:eventId', 'event'],
    ]);
  },
);
