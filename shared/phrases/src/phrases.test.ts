import { BET_CODES } from '@site/domain/betting/bet-codes';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { STAKE_REASONS } from '@site/domain/betting/stake-check';
import { BET_CODE_TEXT, SELECTION_STATUS_TEXT, STAKE_REASON_TEXT } from './betting';
import { ERROR_TEXT } from './errors';
import { FEATURE_ERROR_TEXT } from './feature-errors';

/** Texts with Latin letters would be leaks; the letter of the specification has none. */
const isChinese = (text: string): boolean => /[\u4e00-\u9fff]/.test(text) && !/[A-Za-z]/.test(text);

describe('zh-CN copy', () => {
  test('[R8-7] every bet and vendor code has a text of its own', () => {
    expect(Object.keys(BET_CODE_TEXT).sort()).toEqual([...BET_CODES].sort());
    expect(new Set(Object.values(BET_CODE_TEXT)).size).toBe(BET_CODES.length);
  });
  test('[R8-8] every selection status has a message', () => {
    expect(Object.keys(SELECTION_STATUS_TEXT).sort()).toEqual(
      Object.values(SELECTION_STATUS).map(String).sort(),
    );
    expect([
      SELECTION_STATUS_TEXT[350],
      SELECTION_STATUS_TEXT[380],
      SELECTION_STATUS_TEXT[1001],
      SELECTION_STATUS_TEXT[99997],
      SELECTION_STATUS_TEXT[99998],
    ]).toEqual([
      '获取投注资讯失败，请重试',
      '盘口暂停',
      '赔率更新中',
      '至少选择3个选项才能串关',
      '该玩法仅支持欧洲盘',
    ]);
  });
  test('a suspended line is named by one wording: on its row, and at the button with what follows', () => {
    expect(STAKE_REASON_TEXT.lineClosed.startsWith(SELECTION_STATUS_TEXT[380])).toBe(true);
  });
  test('every reason of the slip has a text', () => {
    expect(Object.keys(STAKE_REASON_TEXT)).toEqual([...STAKE_REASONS]);
  });
  test('[R8-1] the letter of the specification where it gives one', () => {
    expect(ERROR_TEXT).toMatchObject({
      accountUnusable: '您的帐号无法使用,请联系在线客服!',
      loginExpired: '请重新登录,访问过期',
      duplicateLogin: '重复登录,系统检测到您重复登录',
      systemError: '系统错误，请联系客服！',
      unsupportedCountry: '不支持的国家',
      timeout: '请求超时!!!',
    });
  });
  test('[R8-5] the toasts of single features', () => {
    expect(Object.keys(FEATURE_ERROR_TEXT)).toEqual([
      'launchGame',
      'gameList',
      'categoryList',
      'providerList',
      'homeTabGames',
      'feedback',
      'fraudCheck',
      'promotionId',
    ]);
    expect(FEATURE_ERROR_TEXT.promotionId).toBe('系統錯誤，暫時無法使用');
  });
  test('[R1-2] members read Chinese, without a word of English', () => {
    const all = [
      BET_CODE_TEXT,
      SELECTION_STATUS_TEXT,
      STAKE_REASON_TEXT,
      ERROR_TEXT,
      FEATURE_ERROR_TEXT,
    ].flatMap((table) => Object.values<string>(table));
    expect(all.filter((text) => !isChinese(text))).toEqual([]);
  });
});
