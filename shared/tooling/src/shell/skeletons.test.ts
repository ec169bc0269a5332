import { criticalCss } from '@site/ui/critical-css';
import { SHELL_SKELETONS } from './skeletons';

test('without a script every page still has a way to be loaded again, hidden until it is of use', () => {
  for (const html of Object.values(SHELL_SKELETONS))
    expect(html).toMatch(/<a class="sk-slow sk-again" href="">重新加载<\/a>/);
  // What has no size takes no tap: opacity alone would not hold it back. What is not visible takes no focus either.
  expect(criticalCss).toMatch(/\.sk-again\{[^}]*animation:sk-again 0s 20s backwards\}/);
  expect(criticalCss).toContain('@keyframes sk-again{0%{transform:scale(0)}}');
  expect(criticalCss).toContain('@starting-style{.sk-again{visibility:hidden}}');
});
