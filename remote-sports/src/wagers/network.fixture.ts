/** The network of a test, as the browser tells of it. */
import { act } from '@testing-library/react';

/**
 * There is one before each test.
 *
 * @returns takes it away, or brings it back.
 */
export function testNetwork(): (isOnline: boolean) => void {
  const network = jest.spyOn(navigator, 'onLine', 'get');
  beforeEach(() => void network.mockReturnValue(true));
  afterAll(() => network.mockRestore());
  return (isOnline) => {
    network.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
}
