import { getSecretQuestions } from '@site/contracts/member-profile';
import { createCallLog } from './call-log';
import type { CallTrace } from './trace';

const trace = (url: string): CallTrace => ({
  row: getSecretQuestions,
  url,
  ms: 1,
  status: 200,
  sent: null,
  received: null,
  error: null,
});

test('[R7.1-7] who comes late hears the last calls first, in order, and every later one', () => {
  const log = createCallLog(2);
  ['/a', '/b', '/c'].forEach((url) => log.tell(trace(url)));
  const received: string[] = [];
  log.readAs('requestLog').subscribe(({ url }) => received.push(url));
  log.tell(trace('/d'));
  expect(received).toEqual(['/b', '/c', '/d']);
});

test('nothing is kept once all readers are there: whoever came again would hear only what is new', () => {
  const log = createCallLog(50);
  log.tell(trace('/a'));
  const first: string[] = [];
  for (const reader of ['maintenance', 'repeatLogin', 'requestLog'] as const)
    log.readAs(reader).subscribe(({ url }) => first.push(url));
  expect(first).toEqual(['/a', '/a', '/a']);
  log.tell(trace('/b'));
  const again: string[] = [];
  log.readAs('requestLog').subscribe(({ url }) => again.push(url));
  expect(again).toEqual([]);
});
