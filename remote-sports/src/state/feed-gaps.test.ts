import { createFeedGaps, NO_GAP } from './feed-gaps';

/** Gaps with the time in the test's hand. */
function open() {
  const clock = { now: 0 };
  const gaps = createFeedGaps(() => clock.now);
  return {
    gaps,
    reported: () => gaps.state.get(),
    at: (now: number) => {
      clock.now = now;
    },
  };
}

test('[I4] a board ends its own gap with its snapshot, and no other one', () => {
  const { gaps, reported } = open();
  const [one, other] = [gaps.show(), gaps.show()];
  one.lose();
  other.read();
  expect(reported()).toEqual({ isOpen: true, left: null });
  one.read();
  expect(reported()).toEqual(NO_GAP);
});

test('[I4] a gap that is left stays as the moment at which it began, the latest of several; another board ends nothing of it', () => {
  const { gaps, reported, at } = open();
  const [one, other] = [gaps.show(), gaps.show()];
  at(10);
  one.lose();
  at(20);
  other.lose();
  other.leave();
  one.leave();
  gaps.show().read();
  expect(reported()).toEqual({ isOpen: false, left: 20 });
});

test('a board that is left whole, or twice, leaves nothing behind', () => {
  const { gaps, reported } = open();
  const one = gaps.show();
  one.lose();
  one.read();
  one.leave();
  one.leave();
  expect(reported()).toEqual(NO_GAP);
});
