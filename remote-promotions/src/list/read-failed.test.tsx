import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPromotions } from '@site/contracts/promotion';
import { getTransactionHistory } from '@site/contracts/payment-history';
import type { AppError } from '@site/domain/errors/app-error';
import { CallError } from '@site/platform';
import { ERROR_TEXT } from '@site/phrases/errors';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { ReadFailed } from '@site/remote-kit/failed';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

const shown = (why: Error | null): string | null => {
  const { container, unmount } = renderInShell(
    <ReadFailed title="记录加载失败" why={why} onRetry={() => undefined} />,
    { platform: world.platform },
  );
  const text = container.textContent;
  unmount();
  return text;
};
const api = (code: string, description: string, status = 400): AppError => ({
  kind: 'api',
  code,
  description,
  status,
});

test('[R8-1] the page says why in the words of the catalogue, and "network" only where no answer came', () => {
  const says = (reason: AppError, path = getTransactionHistory.path): string | null =>
    shown(new CallError(reason, path));
  expect(says(api('ANY00001', '额度不足XYZ'))).toContain('额度不足XYZ');
  expect(says({ kind: 'timeout' })).toContain(ERROR_TEXT.timeout);
  expect(says({ kind: 'network' })).toContain(ERROR_TEXT.network);
  for (const answered of [
    api('ANY00001', '额度不足XYZ'),
    api('SNC0001', 'not for members'),
    { kind: 'http', status: 502 },
    { kind: 'contract', where: 'json' },
  ] as const)
    expect(says(answered)).not.toMatch(/网络|not for members/);
  expect(shown(new Error('a bug'))).not.toContain('网络');
});

test('[R8-4] a 503 is told by what was wanted', () => {
  const rests: AppError = { kind: 'http', status: 503 };
  expect(shown(new CallError(rests, '/api/Bonus'))).toContain(ERROR_TEXT['maintenance.promotions']);
  expect(shown(new CallError(rests, getPromotions.path))).toContain(ERROR_TEXT.systemError);
  expect(shown(new CallError(rests))).toContain(ERROR_TEXT.systemError);
});

test('it can be asked again in place', async () => {
  const again = jest.fn();
  renderInShell(<ReadFailed why={null} onRetry={again} />, { platform: world.platform });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(again).toHaveBeenCalledTimes(1);
});
