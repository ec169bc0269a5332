/** What the site cannot do without, as a page may ask for it: none of it can be made up for later. */
export const NEEDS = [
  'fetch',
  'Promise',
  'AbortController',
  'MutationObserver',
  'Object.hasOwn',
  '[].at',
  '[].toSorted',
  '(window.crypto||0).getRandomValues',
] as const;

/** Words for a browser that is too old (C-76). */
export const OLD_BROWSER = {
  title: '浏览器版本过低',
  text: '当前浏览器无法安全运行本站。请更新浏览器，或换用新版浏览器后再访问。您的账户与资金不受影响。',
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
