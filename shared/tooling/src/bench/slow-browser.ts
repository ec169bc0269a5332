import { openBareBrowser, type BareBrowser } from './bare-browser';
import { SLOW } from './phone';
import { laySlowLine } from './slow-line';

/**
 * Does `work` in a browser of its own, which knows the site from no visit before; `isSlow`: what it
 * asks of the address's host comes over a slow line. The address stays what it is.
 */
export async function inBareBrowser<Value>(
  url: string,
  isSlow: boolean,
  work: (browser: BareBrowser) => Promise<Value>,
): Promise<Value> {
  const { host, port } = new URL(url);
  const line = isSlow ? await laySlowLine(Number(port), SLOW.line) : null;
  const rules =
    line === null ? [] : [`--host-resolver-rules=MAP ${host} 127.0.0.1:${String(line.port)}`];
  try {
    const browser = openBareBrowser(undefined, rules);
    return await work(browser).finally(() => browser.close());
  } finally {
    await line?.close();
  }
}
