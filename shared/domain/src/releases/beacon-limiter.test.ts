import net from 'node:net';
import fc from 'fast-check';
import { isVersion6 } from './beacon-limiter';

const group = fc.constantFrom(
  '0',
  'a',
  '1f',
  'dead',
  'FFFF',
  '12345',
  'g',
  '',
  '1.2.3.4',
  '1.2.3.256',
);
const written = fc
  .array(group, { maxLength: 9 })
  .chain((groups) =>
    fc.constantFrom(
      groups.join(':'),
      `${groups.join(':')}::`,
      `::${groups.join(':')}`,
      `${groups.slice(0, 2).join(':')}::${groups.slice(2).join(':')}`,
    ),
  );

test("an address of version 6 is told from any other text as the system's own parser does", () => {
  fc.assert(
    fc.property(written, (address) => {
      expect(`${address} ${isVersion6(address)}`).toBe(`${address} ${net.isIPv6(address)}`);
    }),
    { numRuns: 2_000 },
  );
});
