import { waitFor, fireEvent } from '@testing-library/react';
import { createTestWorld, type TestWorld } from '@site/testing';
import { followRedirect } from './redirect';

const ALLOWED = ['https://pay.example'];
let world: TestWorld;
const assign = jest.fn();
beforeEach(() => {
  world = createTestWorld();
  assign.mockReset();
});
afterEach(() => world.close());

const follow = (message: string): Promise<void> => {
  const address = 'https://site.example/cn/mobile/';
  const location = { href: address, origin: 'https://site.example', hash: '', assign };
  return followRedirect({ location } as unknown as Window, world.platform, message, ALLOWED);
};

test('[R7.1-5] an origin on the list is gone to at once, another host only after a question', async () => {
  await follow('https://pay.example/order?x=1');
  expect(assign).toHaveBeenCalledWith('https://pay.example/order?x=1');
  assign.mockReset();
  void follow('https://other.example/a');
  await waitFor(() => expect(document.body).toHaveTextContent('other.example'));
  expect(assign).not.toHaveBeenCalled();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
});

test.each(['http://pay.example/a', 'https://pay.example.evil.example/', 'https://u@pay.example/'])(
  '[R7.1-5] %s is not what is on the list',
  async (message) => {
    void follow(message);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(assign).not.toHaveBeenCalled();
  },
);

test.each(['/static/Maintenance.html', '/cn/mobile/static/Maintenance.html'])(
  '[R2.3-2] [R7.1-5] %s, the hard maintenance, is a page of its own and not a route',
  async (message) => {
    await follow(message);
    expect(assign).toHaveBeenCalledWith('/cn/mobile/static/Maintenance.html');
    expect(world.visited).toEqual([]);
  },
);

test('[R7.1-5] a page of the site opens in it', async () => {
  await follow('/Promotions?tab=x');
  expect(world.visited).toEqual(['/Promotions?tab=x']);
  expect(assign).not.toHaveBeenCalled();
});
