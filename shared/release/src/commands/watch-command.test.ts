import { readHealth } from '../health';
import { testReleases, type TestReleases } from '../testing/test-releases';
import { TEST_WORKSPACE } from '../testing/test-workspace';
import { look } from '../watch';
import { readCommandLine } from './command-line';
import { watchCommand } from './watch-command';

jest.mock('../health', () => ({
  ...jest.requireActual<object>('../health'),
  readHealth: jest.fn(),
}));
jest.mock('../watch', () => ({ look: jest.fn() }));

let world: TestReleases;
let said: string[];
const watch = (...words: readonly string[]) =>
  watchCommand(readCommandLine(['watch', '--data', world.root, ...words], TEST_WORKSPACE));

beforeEach(() => {
  world = testReleases();
  said = [];
  jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => said.push(String(line).trimEnd()) > 0);
  jest.mocked(readHealth).mockRejectedValue(new Error('the edge is silent'));
  jest.mocked(look).mockResolvedValue({ done: [], faults: [] });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  process.exitCode = undefined;
  world.close();
});

test('one look ends well when all was done, also on a site that has no edge', async () => {
  jest.mocked(look).mockResolvedValue({ done: ['signed anew'], faults: [] });
  await watch('--once');
  expect([said, process.exitCode]).toEqual([['signed anew', 'the edge is silent'], undefined]);
});

test('one look that could not do something, or not hear the edge that was named, fails', async () => {
  jest
    .mocked(look)
    .mockResolvedValueOnce({ done: [], faults: ['not done: the bucket did not answer'] });
  await watch('--once');
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  await watch('--once', '--edge', 'http://127.0.0.1:1');
  expect(process.exitCode).toBe(1);
});

test('a watch goes on after what failed, and tells it once', async () => {
  jest.useFakeTimers();
  const end = new Error('enough seen');
  jest
    .mocked(look)
    .mockResolvedValueOnce({ done: [], faults: ['not done: x'] })
    .mockResolvedValueOnce({ done: ['halted'], faults: ['not done: x'] })
    .mockRejectedValueOnce(end);
  const ended = watch().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await ended).toBe(end);
  expect(said).toEqual(['the edge is silent', 'not done: x', 'halted']);
  expect(process.exitCode).toBeUndefined();
});
