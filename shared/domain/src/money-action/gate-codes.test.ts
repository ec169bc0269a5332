import { betStep } from '../betting/bet-codes';
import { GATE_CODE } from './gate-codes';

test('[R6-7] what could not be asked before a bet passes by itself; a restriction is for support', () => {
  expect(betStep(GATE_CODE.unchecked)).toBe('retryLater');
  expect(betStep(GATE_CODE.unreached)).toBe('retryLater');
  expect(betStep(GATE_CODE.notReady)).toBe('retryLater');
  expect(betStep(GATE_CODE.excluded)).toBe('support');
});
