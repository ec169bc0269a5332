import { createBus } from './bus';

test('a subscriber hears its own type, in order, from when it listens', () => {
  const bus = createBus();
  bus.publish({ type: 'balance.refreshed', at: 1 });
  const received: number[] = [];
  const subscription = bus.on('balance.refreshed').subscribe(({ at }) => received.push(at));
  bus.publish({ type: 'balance.refreshed', at: 2 });
  bus.publish({ type: 'navigation.reselected', tab: 'home' });
  bus.publish({ type: 'balance.refreshed', at: 3 });
  subscription.unsubscribe();
  bus.publish({ type: 'balance.refreshed', at: 4 });
  expect(received).toEqual([2, 3]);
});

test('a subscriber that throws breaks neither the bus nor the others', () => {
  jest.useFakeTimers();
  const bus = createBus();
  const received: string[] = [];
  bus.on('navigation.reselected').subscribe(() => {
    throw new Error('broken subscriber');
  });
  bus.on('navigation.reselected').subscribe(({ tab }) => received.push(tab));
  bus.publish({ type: 'navigation.reselected', tab: 'home' });
  bus.publish({ type: 'navigation.reselected', tab: 'me' });
  expect(received).toEqual(['home', 'me']);
  // rxjs reports the fault later, to the window: it is seen, and nobody else is hurt.
  expect(() => jest.runAllTimers()).toThrow('broken subscriber');
  jest.useRealTimers();
});
