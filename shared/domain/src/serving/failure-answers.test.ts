import { createHash } from 'node:crypto';
import { OFFLINE_PAGE, OFFLINE_POLICY, OFFLINE_STYLE } from './failure-answers';

test('the offline page runs under its own policy: one style by its hash, no script, a plain link', () => {
  const hash = createHash('sha256').update(OFFLINE_STYLE).digest('base64');
  expect(OFFLINE_POLICY).toContain(`style-src 'sha256-${hash}'`);
  expect(OFFLINE_PAGE).toContain(`<style>${OFFLINE_STYLE}</style>`);
  expect(OFFLINE_PAGE).not.toMatch(/<script|style=|\son\w+=|<link|<img|<form/);
  expect(OFFLINE_PAGE).toContain('<a href="">重新连接</a>');
});

test('it says what does not work without a network', () => {
  for (const words of ['赔率', '余额', '投注', '存款', '提款', '转账'])
    expect(OFFLINE_PAGE).toContain(words);
});
