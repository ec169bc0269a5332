import { act, fireEvent, render, screen } from '@testing-library/react';
import { ContentPicture } from './ContentPicture';

/** What the page's browser does with the dots it is asked to draw. */
type Browser = 'both' | 'webp only' | 'neither' | 'hangs';
const realImage = globalThis.Image;
let requests: string[] = [];

function browserThat(kind: Browser): void {
  requests = [];
  globalThis.Image = class {
    onload: () => void = () => undefined;
    onerror: () => void = () => undefined;
    width = 1;
    set src(address: string) {
      requests.push(address);
      if (kind === 'hangs') return;
      const can =
        kind === 'both' || (kind === 'webp only' && address.startsWith('data:image/webp'));
      void Promise.resolve().then(() => (can ? this.onload() : this.onerror()));
    }
  } as unknown as typeof Image;
}

const settle = (): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(1);
  });
const shown = (): string | null => screen.queryByAltText('横幅')?.getAttribute('src') ?? null;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.Image = realImage;
});

test.each([
  ['both', '/cms/photo/a.jpg?format=avif'],
  ['webp only', '/cms/photo/a.jpg?format=webp'],
  ['neither', '/cms/photo/a.jpg'],
] as const)(
  '[R3.6-1] a browser that draws %s loads %s, and nothing before that is known',
  async (kind, address) => {
    browserThat(kind);
    render(<ContentPicture src="/cms/photo/a.jpg" alt="横幅" ratio="702 / 300" fallback="无图" />);
    expect(screen.queryByAltText('横幅')).toBeNull();
    expect(screen.queryByText('无图')).toBeNull();
    await settle();
    expect(shown()).toBe(address);
  },
);

test('[R3.6-1] the browser is asked once in a page life, and later pictures load at once', async () => {
  browserThat('both');
  render(<ContentPicture src="/cms/photo/a.jpg" alt="" ratio="1 / 1" />);
  await settle();
  render(<ContentPicture src="/cms/photo/b.png" alt="横幅" ratio="1 / 1" />);
  expect(shown()).toBe('/cms/photo/b.png?format=avif');
  expect(requests).toHaveLength(2);
});

test('[R3.6-1] a probe that hangs counts as none after half a second', async () => {
  browserThat('hangs');
  render(<ContentPicture src="/cms/photo/a.jpg" alt="横幅" ratio="1 / 1" />);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(499);
  });
  expect(shown()).toBeNull();
  await act(async () => {
    await jest.advanceTimersByTimeAsync(2);
  });
  expect(shown()).toBe('/cms/photo/a.jpg');
});

test('[R3.6-1] a small form that fails gives way to the picture itself, and that to the calm ground', async () => {
  browserThat('both');
  render(<ContentPicture src="/cms/photo/a.jpg" alt="横幅" ratio="1 / 1" fallback="无图" />);
  await settle();
  fireEvent.error(screen.getByAltText('横幅'));
  expect(shown()).toBe('/cms/photo/a.jpg');
  fireEvent.error(screen.getByAltText('横幅'));
  expect(screen.getByRole('img', { name: '横幅' })).toHaveTextContent('无图');
});

test('[R3.6-1] drawings are loaded as they are; without an address the ground stands', async () => {
  browserThat('both');
  render(
    <>
      <ContentPicture src="/cms/art/game/a.svg" alt="横幅" ratio="1 / 1" />
      <ContentPicture src={null} alt="" ratio="1 / 1" fallback="无图" />
    </>,
  );
  await settle();
  expect(shown()).toBe('/cms/art/game/a.svg');
  expect(screen.getByText('无图')).toBeVisible();
});
