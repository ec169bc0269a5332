import { SourceMap, type SourceMapPayload } from 'node:module';
import fc from 'fast-check';
import { movedMappings, withEdits, type Edit } from './edited-map';

/** A number as source maps write it. */
function vlq(value: number): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  let bits = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = '';
  do {
    text += digits[(bits & 31) | (bits > 31 ? 32 : 0)];
    bits >>>= 5;
  } while (bits > 0);
  return text;
}

/** Each code word `k<n>` of a script comes from line n of its source. */
const WORD = /k(\d+)/g;

function mapOf(script: string): string {
  let line = 0;
  return script
    .split('\n')
    .map((text) => {
      let column = 0;
      return [...text.matchAll(WORD)]
        .map(({ 1: of, index }) => {
          const segment = vlq(index - column) + vlq(0) + vlq(Number(of) - line) + vlq(0);
          [column, line] = [index, Number(of)];
          return segment;
        })
        .join(',');
    })
    .join(';');
}

const payload = (mappings: string): SourceMapPayload =>
  ({ version: 3, sources: ['a.ts'], names: [], mappings }) as unknown as SourceMapPayload;

const word = fc.nat(5_000).map((n) => `k${n}`);
const piece = fc.oneof(
  word,
  fc.stringMatching(/^'[a-z]{0,40}'$/),
  fc.constantFrom('\n', ';', '()'),
);

test('each word of the code is still found where it was written, whatever texts got longer or shorter', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }),
      fc.array(fc.nat(60), { minLength: 1 }),
      (pieces, lengths) => {
        const script = pieces.join(' ');
        const edits: Edit[] = [...script.matchAll(/'[a-z]*'/g)].map(({ 0: old, index }, n) => ({
          start: index,
          end: index + old.length,
          text: `"${'A'.repeat(lengths[n % lengths.length] ?? 0)}"`,
        }));
        const next = withEdits(script, edits);
        const map = new SourceMap(payload(movedMappings(mapOf(script), script, edits)));
        next.split('\n').forEach((text, line) => {
          for (const { 1: of, index } of text.matchAll(WORD))
            expect(map.findEntry(line, index)).toMatchObject({
              generatedLine: line,
              generatedColumn: index,
              originalLine: Number(of),
            });
        });
      },
    ),
  );
});
