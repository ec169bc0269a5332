import { readAlertWord } from './words';

const alert = {
  id: '1',
  kind: 'offer',
  title: '优惠',
  body: '即将到期',
  target: '/Promotions',
  at: 1,
};

test('words of the worker are read, and nothing else', () => {
  expect(readAlertWord({ type: 'alert', alert, more: 1 })).toEqual({ type: 'alert', alert });
  expect(readAlertWord({ type: 'alert-shown', alert })).toEqual({ type: 'alert-shown', alert });
  expect(readAlertWord({ type: 'alert-open', target: '/News' })).toEqual({
    type: 'alert-open',
    target: '/News',
  });
  for (const other of [
    null,
    'alert',
    {},
    { type: 'alert' },
    { type: 'other', alert },
    { type: 'alert-open' },
    { type: 'alert-open', target: 'https://evil.example' },
    { type: 'alert-open', target: '//evil.example' },
  ])
    expect(readAlertWord(other)).toBeNull();
});
