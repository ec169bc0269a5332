/** A slip that was cleared by mistake: what 撤销 brings back, and when it is there no more. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartSelection } from '@site/domain/betting/cart';
import { beginEdit, editNote } from './edit-note';
import { putAgain, tellSwapped } from './put-again';
import { placedWager } from './slip.fixture';
import { slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();

/** What the toast says now, with its word. */
function toast() {
  let now = { text: '', undo: (): void => undefined };
  sheet.world.platform.toast.current$
    .subscribe((view) => (now = { text: view?.text ?? '', undo: view?.action?.run ?? now.undo }))
    .unsubscribe();
  return now;
}
const clear = async () => userEvent.click(await screen.findByRole('button', { name: '清空' }));
const stands = (): readonly (readonly [string, string])[] =>
  sheet.vendorSession.slip.state
    .get()
    .rows.map(({ selection, stake }) => [selection.selectionId, stake] as const);

test('what was chosen since stays, and what was cleared comes beside it with its stake', async () => {
  await sheet.begin();
  const [first, second] = await sheet.homeSides(2);
  if (first === undefined || second === undefined) throw new Error('nothing to bet on');
  const { slip } = sheet.vendorSession;
  act(() => void slip.toggle(first.selection));
  act(() => slip.setOpen(true));
  sheet.type('70');
  await clear();
  const { undo } = toast();
  act(() => void slip.toggle(second.selection));
  sheet.type('50');
  act(undo);
  expect(stands()).toEqual([
    [second.selection.selectionId, '50'],
    [first.selection.selectionId, '70'],
  ]);
  expect(toast().text).toBe('');
});

test('of one match the pick that came after stays, with what is staked on it', async () => {
  await sheet.begin();
  const [first] = await sheet.homeSides(1);
  if (first === undefined) throw new Error('nothing to bet on');
  const { slip } = sheet.vendorSession;
  act(() => void slip.toggle(first.selection));
  act(() => slip.setOpen(true));
  sheet.type('70');
  await clear();
  const { undo } = toast();
  const other: CartSelection = { ...first.selection, selectionId: 'other' };
  act(() => void slip.toggle(other));
  act(undo);
  expect(stands()).toEqual([['other', '']]);
});

test('stakes of a combo come back with its own picks only', async () => {
  await sheet.begin();
  const picks = await sheet.homeSides(3);
  const { slip } = sheet.vendorSession;
  picks.slice(1).forEach(({ selection }) => act(() => void slip.toggle(selection)));
  act(() => slip.setOpen(true));
  await userEvent.type(await screen.findByTestId('stake-input'), '70');
  await clear();
  const { undo } = toast();
  const [extra] = picks;
  if (extra !== undefined) act(() => void slip.toggle(extra.selection));
  act(undo);
  expect(slip.state.get()).toMatchObject({ mode: 'combo', combo: { stakes: {} } });
  expect(stands()).toHaveLength(3);
});

test('with the page left the word is gone: no slip is filled or opened out of sight', async () => {
  const leave = await sheet.begin();
  await sheet.choose();
  await clear();
  expect(toast().text).toBe('已清空 1 项');
  leave();
  expect(toast().text).toBe('');
});

test('a slip that was swapped does not come back into a combo whose money is on its way', async () => {
  await sheet.begin();
  const [first, second, third, fourth] = (await sheet.homeSides(4)).map(
    ({ selection }) => selection,
  );
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('nothing to bet on');
  const { slip } = sheet.vendorSession;
  [first, second].forEach((selection) => act(() => void slip.toggle(selection)));
  const back = putAgain(slip, {
    selections: [third, fourth],
    mode: 'combo',
    singles: {},
    combos: {},
  });
  if (back === null || back === 'busy') throw new Error('nothing was swapped');
  await act(() => slip.requote());
  act(() => slip.typeCombo(slip.state.get().combo.offers?.[0]?.id ?? '', '70'));
  act(() => slip.placeCombo());
  act(() => tellSwapped(sheet.world.platform, back));
  act(toast().undo);
  expect(stands().map(([id]) => id)).toEqual([third.selectionId, fourth.selectionId]);
  expect(toast().text).toBe('投注单里有一笔正在提交或确认，请等结果出来后再试');
});

test('a change of a wager at another vendor takes nothing from the way back', async () => {
  await sheet.begin();
  await sheet.choose();
  act(() => editNote(sheet.world.platform).set(beginEdit({ ...placedWager('W1'), vendor: 'IM' })));
  await clear();
  const { undo } = toast();
  act(undo);
  expect(stands()).toHaveLength(1);
});
