/** Answers of a server that has nothing better to say; the same words whoever serves. */

/**
 * The envelope of the gateway, so that the page's own rules read the failure. Never 503: that one
 * logs members out (§8).
 */
export const UNREACHABLE = JSON.stringify({
  isSuccess: false,
  errors: [{ errorCode: 'EDGE502', description: '服务暂时无法连接，请稍后再试' }],
});

/** Shown when no generation can be served at all: a plain page with a way to try again. */
export const UNAVAILABLE_PAGE =
  '<!doctype html><html lang="zh-Hans-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="theme-color" content="#0b1512"><title>系统维护中</title></head><body><main><h1>系统维护中</h1><p>网站暂时无法打开，请稍后再试。您的账户与注单不受影响。</p><p><a href="">重新加载</a></p></main></body></html>';

/** Style of {@link OFFLINE_PAGE}; its policy names the hash, so that a change here is one there. */
export const OFFLINE_STYLE =
  ':root{color-scheme:dark light}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0b1512;color:#e8f0ec;font:16px/1.6 system-ui,sans-serif}main{padding:24px;max-width:340px}h1{font-size:20px}li{margin:4px 0}a{display:block;margin-top:24px;padding:12px;border-radius:8px;background:#17784e;color:#fff;text-align:center;text-decoration:none}a:focus-visible{outline:3px solid;outline-offset:3px}@media (prefers-color-scheme:light){body{background:#f0f3f1;color:#13201b}}';

/** Policy of {@link OFFLINE_PAGE}: its own style, and nothing else. */
export const OFFLINE_POLICY =
  "default-src 'none'; style-src 'sha256-zh1Zpzbw2n1PdjFe/ffYHhNftUuSEFZAKe9JXGoCXzU='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Shown by the service worker where there is no network and nothing kept may stand in: what does
 * not work, and a way to try again that needs no script.
 */
export const OFFLINE_PAGE = `<!doctype html><html lang="zh-Hans-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="theme-color" content="#0b1512"><title>网络未连接</title><style>${OFFLINE_STYLE}</style></head><body><main data-testid="offline-page"><h1>网络未连接</h1><p>现在无法打开网站。断网期间：</p><ul><li>赔率、比分与余额不会更新</li><li>无法投注、存款、提款或转账</li><li>已受理的注单与资金不受影响，恢复后请以记录为准</li></ul><a href="">重新连接</a></main></body></html>`;
