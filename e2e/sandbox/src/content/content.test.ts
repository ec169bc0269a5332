import { OLD_CACHE_ORIGINS } from '@site/contracts/content-hosts';
import * as rows from '@site/contracts/promotion';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';

describe('content host', () => {
  test('[R7.3-2] a dozen promotions with categories, texts and every kind of visibility; one is hostile; pictures carry old cache links', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const list = (await client.call(rows.getPromotions, { query: {} })).body.result as { promoId: string; promoImage: string; visibility: string; promotionMainType: string }[];
    expect(list.length).toBeGreaterThanOrEqual(12);
    expect(new Set(list.map(({ promotionMainType }) => promotionMainType))).toEqual(new Set(rows.PROMOTION_MAIN_TYPE));
    expect(new Set(list.map(({ visibility }) => visibility))).toEqual(new Set(['public', 'member']));
    expect(list.every(({ promoImage }) => promoImage.startsWith(OLD_CACHE_ORIGINS[0]))).toBe(true);
    const details = await Promise.all(list.map(({ promoId }) => client.call(rows.getPromotion, { params: { promoId } })));
    const bodies = details.map(({ body }) => body.result as { bodyHtml: string; terms: object[] });
    expect(bodies.every(({ bodyHtml, terms }) => bodyHtml.includes('<h3>') && terms.length === 5)).toBe(true);
    expect(bodies.some(({ bodyHtml }) => bodyHtml.includes('onerror=') && bodyHtml.includes('<script>'))).toBe(true);
    await app.close();
  });

  test('content answers carry an ETag that gives 304, and pictures are drawn', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const first = await client.call(rows.getBanners, { query: { position: 'home' } });
    const again = await client.call(rows.getBanners, { query: { position: 'home' }, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([first.status, again.status]).toEqual([200, 304]);
    const [{ imageUrl } = { imageUrl: '' }] = first.body.result as { imageUrl: string }[];
    const picture = await app.inject({ method: 'GET', url: imageUrl });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    await app.close();
  });
});
