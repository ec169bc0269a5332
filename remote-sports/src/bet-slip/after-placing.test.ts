/** What is left in the slip after a bet, whichever way the sheet is shut. */
import { done, failed } from '@site/domain/errors/app-error';
import { createTestWorld, type TestWorld } from '@site/testing';
import { open, placed, settle } from './open-slip.fixture';
import { placedWager, selectionOf } from './slip.fixture';
import { isLocked } from './slip-model';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(async () => {
  await world.close();
});

const LOST = failed({ kind: 'network' });
const WAITING = done({ result: { wagers: [placedWager('W1')] }, pending: true });
const REFUSED = failed({ kind: 'api', code: '13100', description: '', status: 409 });

type Opened = ReturnType<typeof open>;
const ids = ({ slip }: Opened): readonly string[] =>
  slip.state.get().rows.map(({ selection }) => selection.selectionId);

/** Chooses, opens the sheet, types 100 on each by itself and taps. */
async function bet(opened: Opened, ...chosen: readonly string[]): Promise<void> {
  const { slip } = opened;
  chosen.forEach((id) => void slip.toggle(selectionOf(id)));
  slip.setMode('single');
  slip.setOpen(true);
  await settle();
  chosen.forEach((id) => slip.type(id, '100'));
  chosen.forEach((id) => slip.place(id));
  await settle();
  await settle();
}

/** The vendor is asked now what became of the bet. */
async function verdict(state: 'done' | 'refused'): Promise<void> {
  world.platform.money.registerLookup('bet', () =>
    Promise.resolve(
      done({
        state,
        result: state === 'done' ? { wagers: [placedWager('W1')] } : null,
        error:
          state === 'done' ? null : { kind: 'api', code: '13100', description: '', status: 409 },
        settleBy: null,
      }),
    ),
  );
  world.platform.money.checkNow();
  await settle();
}

test('a bet that was booked leaves with the sheet, and the next pick opens as one', async () => {
  const opened = open(world, () => Promise.resolve(placed));
  await bet(opened, 'a');
  expect(opened.row()?.result?.phase).toBe('done');
  opened.slip.setOpen(false);
  expect(ids(opened)).toEqual([]);
  opened.slip.toggle(selectionOf('b'));
  expect(ids(opened)).toEqual(['b']);
  expect(opened.sent).toHaveLength(1);
});

test('keeping is a choice: the selection stays as a fresh one, and its next bet is one of its own', async () => {
  const opened = open(world, () => Promise.resolve(placed));
  await bet(opened, 'a');
  opened.slip.keep();
  expect(opened.row()).toMatchObject({ stake: '', result: null });
  opened.slip.setOpen(false);
  expect(ids(opened)).toEqual(['a']);
  opened.slip.setOpen(true);
  opened.slip.type('a', '20');
  opened.slip.place('a');
  await settle();
  expect(opened.sent).toMatchObject([{ stake: '100.00' }, { stake: '20.00' }]);
});

test('of several only what was booked leaves; what was refused keeps its stake and its reason', async () => {
  const opened = open(world, (order) =>
    Promise.resolve(order.mode === 1 && order.selection.selectionId === 'a' ? placed : REFUSED),
  );
  await bet(opened, 'a', 'b');
  opened.slip.setOpen(false);
  expect(ids(opened)).toEqual(['b']);
  expect(opened.row()).toMatchObject({ stake: '100', result: { phase: 'refused' } });
});

test('[D3] what nobody knows yet stays locked in a slip that is shut, is not sent again, and leaves once it is booked', async () => {
  const opened = open(world, () => Promise.resolve(LOST));
  await bet(opened, 'a');
  opened.slip.setOpen(false);
  opened.slip.leavePage();
  const row = opened.row();
  expect(row === undefined ? null : isLocked(row)).toBe(true);
  opened.slip.place('a');
  opened.slip.toggle(selectionOf('a'));
  await settle();
  expect([ids(opened), opened.sent.length]).toEqual([['a'], 1]);
  await verdict('done');
  expect(ids(opened)).toEqual([]);
});

test('[D3] what waits for its verdict stays when the sheet is shut and cannot be kept for another bet; turned down, it stands there with the reason', async () => {
  const opened = open(world, () => Promise.resolve(WAITING));
  await bet(opened, 'a');
  opened.slip.keep();
  opened.slip.setOpen(false);
  opened.slip.place('a');
  await settle();
  expect(opened.row()?.result?.phase).toBe('pending');
  expect(opened.sent).toHaveLength(1);
  await verdict('refused');
  expect(opened.row()).toMatchObject({ stake: '100', result: { phase: 'refused' } });
});

test('a verdict that comes while the sheet is open stands there until it is shut', async () => {
  const opened = open(world, () => Promise.resolve(WAITING));
  await bet(opened, 'a');
  await verdict('done');
  expect(opened.row()?.result?.phase).toBe('done');
  opened.slip.setOpen(false);
  expect(ids(opened)).toEqual([]);
});

test('the verdict of an earlier bet says nothing of the same selection chosen anew', async () => {
  const opened = open(world, () => Promise.resolve(WAITING));
  await bet(opened, 'a');
  opened.slip.remove('a');
  opened.slip.toggle(selectionOf('a'));
  await verdict('done');
  expect(opened.row()).toMatchObject({ result: null, stake: '' });
});

test('the page that is left with a receipt in sight takes it along; a slip that is only filled is found as it was', async () => {
  const opened = open(world, () => Promise.resolve(placed));
  opened.slip.toggle(selectionOf('a'));
  opened.slip.setOpen(true);
  opened.slip.leavePage();
  expect(opened.slip.state.get()).toMatchObject({ open: true, rows: [{}] });
  await bet(opened, 'b');
  opened.slip.leavePage();
  expect(opened.slip.state.get()).toMatchObject({ open: false });
  expect(ids(opened)).toEqual(['a']);
});

test('[R3.6-2] a reload on the receipt of a combo brings none of its selections back', async () => {
  const opened = open(world, () => Promise.resolve(placed));
  ['a', 'b'].forEach((id) => void opened.slip.toggle(selectionOf(id)));
  opened.slip.setMode('combo');
  opened.slip.setOpen(true);
  await settle();
  opened.slip.typeCombo('Doubles', '20');
  expect(ids(open(world))).toEqual(['a', 'b']);
  opened.slip.placeCombo();
  await settle();
  expect(opened.slip.state.get().combo.result?.phase).toBe('done');
  expect(ids(open(world))).toEqual([]);
});
