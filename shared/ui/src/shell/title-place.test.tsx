/** A page that says what it shows in the bar of its layout. */
import { render, screen } from '@testing-library/react';
import { TitleBar } from './TitleBar';
import { TitlePlace } from './TitlePlace';

const Site = ({ page }: { readonly page: boolean }) => (
  <>
    <TitleBar title="赛事盘口" onBack={() => undefined} />
    <main>
      {page ? (
        <TitlePlace>
          <h1>红岭 2 比 1 海川</h1>
        </TitlePlace>
      ) : null}
    </main>
  </>
);
const headings = (): readonly (string | null)[] =>
  screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

test('a page takes the place of the title in the bar beside the way back, and gives it back as it goes', () => {
  const site = render(<Site page={false} />);
  expect(headings()).toEqual(['赛事盘口']);
  site.rerender(<Site page />);
  expect(headings()).toEqual(['红岭 2 比 1 海川']);
  expect(screen.getByTestId('header')).toContainElement(screen.getByRole('heading'));
  expect(screen.getByRole('button', { name: '返回' })).toBeVisible();
  site.rerender(<Site page={false} />);
  expect(headings()).toEqual(['赛事盘口']);
});

test('a page that comes together with its bar is in it, too', () => {
  render(<Site page />);
  expect(headings()).toEqual(['红岭 2 比 1 海川']);
  expect(screen.getByTestId('header')).toContainElement(screen.getByRole('heading'));
});

test('without a bar it stands where the page has put it', () => {
  render(
    <TitlePlace>
      <h1>红岭 2 比 1 海川</h1>
    </TitlePlace>,
  );
  expect(headings()).toEqual(['红岭 2 比 1 海川']);
});
