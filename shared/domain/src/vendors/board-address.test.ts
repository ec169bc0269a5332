import { Sports } from '../constants';
import { BOARD_PAGES, boardPage, boardPath, vendorOfPage, vendorOfPath } from './board-address';
import { asOddsVendor, ODDS_VENDORS, perVendor, VENDORS } from './odds-vendor';

test('[R2.2-2] the first vendor of the table is the default one', () => {
  expect(ODDS_VENDORS[0]).toBe(Sports.defaultVendor);
  expect(BOARD_PAGES).toEqual(['sports-im', 'sports-bti', 'sports-saba']);
});

test('words of addresses, services and token codes belong to one vendor each', () => {
  const words = ODDS_VENDORS.map((id) => VENDORS[id].segment);
  const codes: readonly string[] = ODDS_VENDORS.flatMap((id) => VENDORS[id].tokenCodes);
  expect([new Set(words).size, new Set(codes).size]).toEqual([words.length, codes.length]);
  for (const word of words) expect(word).toMatch(/^[a-z][a-z\d]*$/);
});

test('[R2.1-3] an address names its vendor in any case, and a vendor that nobody knows is none', () => {
  for (const id of ODDS_VENDORS) {
    expect(
      [boardPath(id), `${boardPath(id)}/event/1`, boardPath(id).toUpperCase()].map(vendorOfPath),
    ).toEqual([id, id, id]);
    expect([
      vendorOfPage(boardPage(id)),
      asOddsVendor(VENDORS[id].segment),
      asOddsVendor(id),
    ]).toEqual([id, id, id]);
  }
  expect(
    [
      '/sbtwo/sports-sbo',
      '/sbtwo/sports-im-demo',
      '/sbtwo/sports-',
      '/sbtwo',
      '/x/sbtwo/sports-im',
      '',
    ]
      .map(vendorOfPath)
      .concat([
        vendorOfPage(null),
        vendorOfPage('sports-sbo'),
        vendorOfPage('im'),
        asOddsVendor(''),
      ]),
  ).toEqual(Array.from({ length: 10 }, () => null));
});

test('the same for every vendor stands under its id', () => {
  expect(perVendor((id) => id)).toEqual({ IM: 'IM', BTI: 'BTI', SABA: 'SABA' });
});
