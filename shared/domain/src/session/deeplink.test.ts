import fc from 'fast-check';
import { law } from '../laws.fixture';
import { queryDeeplink } from './deeplink';

describe('a link into a match in the address', () => {
  test('[R3.3-1] names sport, event and league; what is left out is nought', () => {
    expect(queryDeeplink('IM', '?sid=1&eid=2961&lid=9101')).toEqual({
      vendor: 'IM',
      sid: '1',
      eid: '2961',
      lid: '9101',
    });
    expect(queryDeeplink('BTI', '?eid=2961')).toEqual({
      vendor: 'BTI',
      sid: '0',
      eid: '2961',
      lid: '0',
    });
    expect(queryDeeplink('IM', '?sid=45')).toEqual({ vendor: 'IM', sid: '45', eid: '0', lid: '0' });
    expect(queryDeeplink('SABA', '?lid=9101&tab=x')).toEqual({
      vendor: 'SABA',
      sid: '0',
      eid: '0',
      lid: '9101',
    });
  });

  test('[R3.3-1] what names nothing is no link; an id that is none spoils it', () => {
    expect([
      queryDeeplink('IM', ''),
      queryDeeplink('IM', '?tab=1'),
      queryDeeplink('IM', '?eid=../x'),
      queryDeeplink('IM', '?eid=1&lid=<b>'),
    ]).toEqual([null, null, null, null]);
  });

  test('whatever stands in the address, ids are digits', () => {
    law(
      fc.property(fc.string(), fc.string(), (eid, lid) => {
        const link = queryDeeplink(
          'IM',
          `?eid=${encodeURIComponent(eid)}&lid=${encodeURIComponent(lid)}`,
        );
        if (link !== null) expect(`${link.sid}${link.eid}${link.lid}`).toMatch(/^\d+$/);
      }),
    );
  });
});
