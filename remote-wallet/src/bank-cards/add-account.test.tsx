import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Page } from '../pages/BankCardsPage';
import { CardForm } from './CardForm';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(() => world.close());

const ADDRESS = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const posts = async (): Promise<number> => {
  const { requests } = (await world.control('GET', '/requests')) as {
    requests: { call: string | null }[];
  };
  return requests.filter(({ call }) => call === 'payment.addBank').length;
};
async function save(drop: 'before' | 'afterCommit'): Promise<void> {
  renderInShell(<Page />, { platform: world.platform, path: '/Me/BankCards?add=crypto' });
  await userEvent.click(await screen.findByTestId('crypto-address'));
  await userEvent.paste(ADDRESS);
  await waitFor(async () =>
    expect(
      (
        (await world.control('GET', '/requests?path=/api/Payment/MemberBanks')) as {
          requests: unknown[];
        }
      ).requests.length,
    ).toBeGreaterThan(0),
  );
  await world.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Payment/MemberBanks' },
    fault: { drop },
    times: 1,
  });
  await userEvent.click(screen.getByTestId('crypto-save'));
}

test('an account whose answer was lost is looked for: it is there, so it is saved', async () => {
  await save('afterCommit');
  expect(await screen.findAllByTestId('saved-account')).toHaveLength(2);
  expect(await posts()).toBe(1);
});

test('one that is not there is told as not known, what was typed stays, and another tap saves it', async () => {
  await save('before');
  expect(await screen.findByTestId('account-unknown')).toHaveTextContent('保存结果尚未确认');
  expect(screen.queryByTestId('account-refused')).toBeNull();
  expect(screen.getByTestId('crypto-address')).toHaveValue(ADDRESS);
  await userEvent.click(screen.getByTestId('crypto-save'));
  expect(await screen.findAllByTestId('saved-account')).toHaveLength(2);
});

/** The form of a card whose choices can be read again behind it. */
function Form({ onNewVault }: { readonly onNewVault: () => Promise<string | null> }) {
  const [serial, setSerial] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setSerial(serial + 1)}>
        read
      </button>
      <CardForm
        holder="王*明"
        choices={{ banks: [], most: 5, vaultUrl: `http://vault.localhost/card#${serial}` }}
        onNewVault={onNewVault}
        onSaved={() => undefined}
      />
    </>
  );
}

test('[R4.5-3] choices read again leave the page in which the number is being typed; only the member asks for another', async () => {
  renderInShell(<Form onNewVault={() => Promise.resolve('http://vault.localhost/card#new')} />, {
    platform: world.platform,
    path: '/Me/BankCards',
  });
  const frame = await screen.findByTestId<HTMLIFrameElement>('vault-frame');
  await userEvent.click(screen.getByText('read'));
  expect(screen.getByTestId('vault-frame')).toBe(frame);
  expect(frame).toHaveAttribute('src', 'http://vault.localhost/card#1');
  fireEvent(
    window,
    new MessageEvent('message', {
      source: frame.contentWindow,
      origin: 'http://vault.localhost',
      data: { event: 'vaultToken', token: 'abc', last: '018' },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '重新填写卡号' }));
  expect(await screen.findByTestId('vault-frame')).toHaveAttribute(
    'src',
    'http://vault.localhost/card#new',
  );
  expect(screen.getByTestId('vault')).toHaveAttribute('data-state', 'loading');
});

test.each([
  ['&network=ERC20', 'ERC20'],
  ['&network=DOGE', 'TRC20'],
  ['', 'TRC20'],
])('a wallet form asked for by "%s" opens with %s', async (asked, network) => {
  renderInShell(<Page />, { platform: world.platform, path: `/Me/BankCards?add=crypto${asked}` });
  expect(await screen.findByTestId(`crypto-${network}`)).toHaveAttribute('aria-checked', 'true');
});
