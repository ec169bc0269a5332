import fc from 'fast-check';
import { openBareBrowser, splitMessages } from './bare-browser';

test('messages come whole, however the pipe cuts them', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string().map((text) => text.replaceAll('\0', '')),
        { minLength: 1 },
      ),
      fc.array(fc.nat()),
      (sent, cuts) => {
        const bytes = sent.map((text) => `${text}\0`).join('');
        const places = [
          ...new Set([0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length]),
        ].toSorted((a, b) => a - b);
        let rest = '';
        const got: string[] = [];
        for (const [at, from] of places.entries()) {
          const split = splitMessages(rest, bytes.slice(from, places[at + 1] ?? bytes.length));
          rest = split.rest;
          got.push(...split.messages);
        }
        expect([got, rest]).toEqual([sent, '']);
      },
    ),
  );
});

test('what ends before it answers is an error, not a wait without end', async () => {
  const browser = openBareBrowser(process.execPath);
  await expect(browser.send('Browser.getVersion')).rejects.toThrow('the browser ended');
  await browser.close();
});
