import { render } from '@testing-library/react';
import { usePageTitle } from '@site/remote-kit/page-title';

function Page({ name }: { readonly name: string | null }) {
  usePageTitle(name);
  return null;
}

test('a page says what it shows once it knows; what stood before comes back, unless another page has spoken', () => {
  document.title = '优惠活动 · 玉衡体育';
  const page = render(<Page name={null} />);
  expect(document.title).toBe('优惠活动 · 玉衡体育');
  page.rerender(<Page name="首存礼金" />);
  expect(document.title).toBe('首存礼金 · 玉衡体育');
  page.rerender(<Page name="周周返水" />);
  expect(document.title).toBe('周周返水 · 玉衡体育');
  page.unmount();
  expect(document.title).toBe('优惠活动 · 玉衡体育');
  const other = render(<Page name="首存礼金" />);
  document.title = '我的 · 玉衡体育';
  other.unmount();
  expect(document.title).toBe('我的 · 玉衡体育');
});
