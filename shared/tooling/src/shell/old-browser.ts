import { BROWSERS } from '@site/release/gate/browsers';

/**
 * What tells an engine that the site cannot run in, as a page may ask for it. What can be made up
 * for is not asked (`old-engines.ts`); language cannot be asked without running text, so the last
 * stands for it: engines know fields and methods of classes (2021) since they know this property of
 * styles, and the site's places have their heights by it.
 */
export const NEEDS = [
  'fetch',
  'Promise',
  'AbortController',
  'MutationObserver',
  '(window.crypto||0).getRandomValues',
  '(window.CSS&&CSS.supports("aspect-ratio","1"))',
] as const;

/** Words for a browser that is too old (C-76). */
export const OLD_BROWSER = {
  title: '浏览器版本过低',
  text: `当前浏览器无法安全运行本站。请更新浏览器（iOS ${BROWSERS.ios}、Chrome ${BROWSERS.chrome}、Firefox ${BROWSERS.firefox} 或更新版本）；在微信、QQ 内打开时，请改用手机自带浏览器访问。您的账户与资金不受影响。`,
} as const;

const expression = NEEDS.map((need) => (/^[\w$]+$/.test(need) ? `window.${need}` : need)).join(
  '&&',
);

/**
 * Stops where something is missing, in the oldest words of the language: the place of the site is
 * taken by a sentence before the deferred scripts run, and those start nothing without it.
 */
export const oldBrowserScript = [
  `!function(){var d=document;if(!(${expression}))d.onreadystatechange=function(){`,
  'var a=d.getElementById("app"),m,h,p;if(d.readyState==="loading"||!a)return;',
  'm=d.createElement("main");h=d.createElement("h1");p=d.createElement("p");',
  `h.appendChild(d.createTextNode(${JSON.stringify(OLD_BROWSER.title)}));`,
  `p.appendChild(d.createTextNode(${JSON.stringify(OLD_BROWSER.text)}));`,
  'm.setAttribute("role","alert");m.style.padding="48px 24px";',
  'm.appendChild(h);m.appendChild(p);a.parentNode.replaceChild(m,a)}}();',
].join('');
