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
