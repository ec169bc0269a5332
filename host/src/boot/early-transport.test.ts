import type { BuiltRequest } from '@site/contracts/request';
import { earlyTransport } from './early-transport';

const URL_OF_GAMES = '/cms/games?platform=mobile';
const request = (over: Partial<BuiltRequest> = {}): BuiltRequest => ({
  method: 'GET',
  url: URL_OF_GAMES,
  headers: {},
  data: null,
  ...over,
});
const fromNetwork = { kind: 'failure', error: { kind: 'network' } } as const;
const onward = jest.fn(() => Promise.resolve(fromNetwork));
const body = { isSuccess: true, result: [] };
let sinceStart: number;
const transport = () => earlyTransport({ [URL_OF_GAMES]: body }, () => sinceStart, onward);

beforeEach(() => {
  sinceStart = 900;
  onward.mockClear();
});

test('an answer of the document is taken once; who asks again gets the newest', async () => {
  const send = transport();
  expect(await send(request())).toEqual({ kind: 'body', status: 200, body, serverDate: null });
  expect(onward).not.toHaveBeenCalled();
  expect(await send(request())).toEqual(fromNetwork);
});

test.each([
  ['another address', request({ url: '/cms/games?platform=desktop' }), 900],
  ['a member', request({ headers: { authorization: 'Bearer t' } }), 900],
  ['who asks anew', request({ headers: { 'cache-control': 'no-cache' } }), 900],
  ['a call that changes something', request({ method: 'POST' }), 900],
  ['a page that started long ago', request(), 30_001],
  ['a name that every object has', request({ url: 'constructor' }), 900],
])('%s asks the network', async (_who, asked, ms) => {
  sinceStart = ms;
  expect(await transport()(asked)).toEqual(fromNetwork);
});
