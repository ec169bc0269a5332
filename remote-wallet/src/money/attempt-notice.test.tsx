import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoneyAction } from '@site/domain/constants';
import { targets } from '@site/platform';
import { createTestWorld, renderInShell } from '@site/testing';
import { AttemptNotice } from './AttemptNotice';

test.each([
  ['a minute', 60_000, 0],
  ['two minutes', MoneyAction.foregroundMs, 1],
] as const)(
  '[D3] an attempt that has been open for %s can be checked by hand; ways to the customer service: %#',
  async (_what, ms, ways) => {
    const world = createTestWorld();
    const checkNow = jest.fn();
    const startedAt = world.platform.clock.now() - ms;
    const intent = {
      key: 'k-attempt-1',
      kind: 'transfer',
      memberCode: 'M1',
      payloadHash: 'h',
      summary: '¥100.00',
      startedAt,
    } as const;
    renderInShell(
      <AttemptNotice
        kind="transfer"
        money={{ state: { phase: 'unknown', intent, attempts: 9 }, checkNow, previous: null }}
      />,
      { platform: world.platform },
    );
    await userEvent.click(screen.getByRole('button', { name: '立即查询' }));
    expect(checkNow).toHaveBeenCalledTimes(1);
    const links = screen.queryAllByRole('link', { name: '联系客服' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from(
        { length: ways },
        () => expect.stringContaining(targets.toCustomerService()) as string,
      ),
    );
    await world.close();
  },
);
