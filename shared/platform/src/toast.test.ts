import { createToasts, type ToastView } from './toast';

function open() {
  const toasts = createToasts({
    set: (work, ms) => setTimeout(work, ms),
    clear: (timer) => clearTimeout(timer),
  });
  const shown: (ToastView | null)[] = [];
  toasts.current$.subscribe((toast) => shown.push(toast));
  const now = (): string | null => shown.at(-1)?.text ?? null;
  return { toasts, shown, now };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('[R9-1] a toast stands for 3 s', () => {
  const { toasts, now } = open();
  toasts.show('info', '已保存');
  jest.advanceTimersByTime(2_999);
  expect(now()).toBe('已保存');
  jest.advanceTimersByTime(1);
  expect(now()).toBeNull();
});

test('a caller may choose the time', () => {
  const { toasts, now } = open();
  toasts.show('error', '系統錯誤，暫時無法使用', { durationMs: 2_000 });
  jest.advanceTimersByTime(2_000);
  expect(now()).toBeNull();
});

test('[R9-1] one at a time: a new toast takes the place and has its own time', () => {
  const { toasts, now } = open();
  toasts.show('info', '一');
  jest.advanceTimersByTime(2_000);
  toasts.show('info', '二');
  jest.advanceTimersByTime(2_000);
  expect(now()).toBe('二');
  jest.advanceTimersByTime(1_000);
  expect(now()).toBeNull();
});

test('[R5-9] loading stays until it is hidden, and hiding it does not hide another', () => {
  const { toasts, now } = open();
  const hide = toasts.show('loading', '登录中,请稍候...');
  jest.advanceTimersByTime(60_000);
  expect(now()).toBe('登录中,请稍候...');
  toasts.show('success', '登录成功');
  hide();
  expect(now()).toBe('登录成功');
  toasts.hide();
  expect(now()).toBeNull();
});

test('an action travels with its toast, and what was pressed is said no more', () => {
  const { toasts, shown, now } = open();
  const run = jest.fn();
  toasts.show('info', '已替换', { action: { label: '撤销', run } });
  shown.at(-1)?.action?.run();
  expect(run).toHaveBeenCalledTimes(1);
  expect(now()).toBeNull();
});

test('what an action says stands after it, and an action of one that is gone hides no other', () => {
  const { toasts, shown, now } = open();
  const run = (): void => void toasts.show('success', '已恢复');
  toasts.show('info', '已替换', { action: { label: '撤销', run } });
  const { action } = shown.at(-1) ?? {};
  action?.run();
  expect(now()).toBe('已恢复');
  toasts.show('info', '已保存', { action: { label: '撤销', run: () => undefined } });
  expect(now()).toBe('已保存');
});
