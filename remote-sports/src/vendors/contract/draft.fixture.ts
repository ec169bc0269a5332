/** What an adapter has to hold from its first day, and the list of what it still lacks. */
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { unwritten, unwrittenVendor, type VendorDraft } from '../common/draft';
import type { PortMethod } from '../common/methods';
import type { FeedMessage } from '../port';

/** Everything that a draft may lack. */
const METHODS = Object.keys(unwrittenVendor('any')).filter(
  (key) => key !== 'id' && key !== 'policies',
) as readonly PortMethod[];

/** A method counts as unwritten while the draft still has the refusal it was born with. */
const lacks = (draft: VendorDraft, born: VendorDraft, method: PortMethod): boolean =>
  String(draft[method]) === String(born[method]);

function messagesOf(draft: VendorDraft): readonly FeedMessage[] {
  const messages: FeedMessage[] = [];
  draft
    .feed({ kind: 'list', sportId: 1, tab: 'TODAY' })
    .subscribe((message) => messages.push(message))
    .unsubscribe();
  return messages;
}

/**
 * Runs the suite of a draft. It is green from the first day on, and says in its titles what is
 * missing; a method that is written has to leave the list, and an empty list is the sign for the
 * vendor's row in `VENDORS`: the compiler then names every table that has to learn it.
 *
 * @param missing methods that are not written yet.
 */
export function describeVendorDraft(draft: VendorDraft, missing: readonly PortMethod[]): void {
  describe(`draft of odds vendor ${draft.id}`, () => {
    const born = unwrittenVendor(draft.id);

    test(
      missing.length === 0
        ? 'nothing is missing: give it its rows'
        : `still missing: ${missing.join(', ')}`,
      () => {
        expect(METHODS.filter((method) => lacks(draft, born, method)).toSorted()).toEqual(
          [...missing].toSorted(),
        );
      },
    );

    test('members cannot see it while anything is missing', () => {
      expect(ODDS_VENDORS.some((id) => id.toLowerCase() === draft.id.toLowerCase())).toBe(false);
    });

    test.each(missing.filter((method) => method === 'prepare' || method === 'prepareSale'))(
      '%s refuses money before anything is sent',
      async (method) => {
        const prepared = await (draft[method] as () => ReturnType<VendorDraft['prepare']>)();
        expect(prepared.payload).toBe('');
        expect(await prepared.submit('key')).toEqual({
          ok: false,
          error: { kind: 'contract', where: unwritten(draft.id, method) },
        });
      },
    );

    test.each(missing.filter((method) => method === 'feed'))(
      'an unwritten %s is a lost board, never an empty one',
      () => {
        expect(messagesOf(draft)).toEqual([{ kind: 'lost' }]);
      },
    );
  });
}
