import fs from 'node:fs';
import { CARD_SIZE } from '@site/contracts/releases/document/card-look';
import { chromium } from 'playwright';
import { BROWSER_ARGS } from '../browser/find-browser';
import { CARD_FONTS, cardPages } from './card-page';
import { isOf, stamped } from './stamp';

/** Of a picture with large even parts; more shows nothing more. */
const QUALITY = 82;

/** Of no machine: whatever is asked of it is answered here. */
const ORIGIN = 'http://cards.test';

/** Draws the pictures whose sources have changed and writes them to their places. */
export async function makeCards(
  executablePath: string,
  say: (line: string) => void,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
  try {
    const page = await browser.newPage({ viewport: CARD_SIZE });
    let shown = '';
    await page.route(`${ORIGIN}/**`, (route, request) => {
      const font = CARD_FONTS.get(new URL(request.url()).pathname);
      return route.fulfill(
        font === undefined ? { contentType: 'text/html', body: shown } : { path: font },
      );
    });
    for (const { file, html } of cardPages()) {
      if (fs.existsSync(file) && isOf(fs.readFileSync(file), html)) continue;
      shown = html;
      await page.goto(`${ORIGIN}/`);
      await page.evaluate('document.fonts.ready');
      const jpeg = await page.screenshot({ type: 'jpeg', quality: QUALITY });
      fs.writeFileSync(file, stamped(jpeg, html));
      say(`${file}: ${Math.round(jpeg.length / 1024)} KB`);
    }
  } finally {
    await browser.close();
  }
}
