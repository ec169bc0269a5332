import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstLesson, type Lesson } from '@site/domain/betting/first-lessons';
import { BET_TYPE, type BetTypeId } from '@site/domain/betting/bet-types';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { FirstLesson } from './FirstLesson';

let world: TestWorld;
const gone: string[] = [];
beforeEach(() => {
  world = createTestWorld();
  gone.length = 0;
});
afterEach(() => world.close());

/** Shows it as a slip with these selections does. */
const show = (betTypes: readonly BetTypeId[], isCombo = false) =>
  renderInShell(
    <FirstLesson
      choose={(seen: ReadonlySet<Lesson>) => firstLesson(betTypes, isCombo, seen)}
      onMore={(path) => gone.push(path)}
    />,
    { platform: world.platform },
  );
const lesson = () => screen.queryByTestId('first-lesson');

test('the first handicap is told what it is, with the way to its example', async () => {
  show([BET_TYPE.HANDICAP]);
  expect(lesson()).toHaveTextContent('净胜球加让球数大于 0 即赢');
  await userEvent.click(within(screen.getByTestId('first-lesson')).getByText('看示例'));
  expect(gone).toEqual(['/sbtwo/tutorial?lesson=handicap']);
});

test('once per device: closed it is gone, and the next time it is another one or none', async () => {
  const { unmount } = show([BET_TYPE.ONE_X_TWO, BET_TYPE.HANDICAP], true);
  expect(lesson()).toHaveTextContent('串关');
  await userEvent.click(screen.getByTestId('first-lesson-close'));
  expect(lesson()).toBeNull();
  unmount();
  show([BET_TYPE.ONE_X_TWO, BET_TYPE.HANDICAP], true).unmount();
  const last = show([BET_TYPE.ONE_X_TWO, BET_TYPE.HANDICAP], true);
  expect(lesson()).toHaveTextContent('独赢');
  last.unmount();
  show([BET_TYPE.ONE_X_TWO, BET_TYPE.HANDICAP], true);
  expect(lesson()).toBeNull();
});

test('what was kept and cannot be read is as if nothing was told', () => {
  localStorage.setItem('sports/lessons', '{"v":1,"value":"all"}');
  show([BET_TYPE.OVER_UNDER]);
  expect(lesson()).toHaveTextContent('大小');
});
