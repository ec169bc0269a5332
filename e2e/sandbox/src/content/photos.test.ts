import * as rows from '@site/contracts/promotion';
import { pictureAddress } from '@site/domain/media/picture-format';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { photoOf } from './photo-store';

/** First bytes of a form. */
const SIGNS: readonly (readonly [string, number, string])[] = [
  ['image/jpeg', 0, '\u00ff\u00d8\u00ff'],
  ['image/avif', 4, 'ftypavif'],
  ['image/webp', 8, 'WEBP'],
];

test('[R3.6-1] the banners of the casino come as JPEG, AVIF and WEBP from one address, each smaller than the one before and kept for ever', async () => {
  const app = createSandbox();
  const banners = (await testClient(app).call(rows.getBanners, { query: { position: 'casino' } }))
    .body.result as { imageUrl: string }[];
  expect(banners).toHaveLength(3);
  for (const { imageUrl } of banners) {
    const answers = await Promise.all(
      [[], ['AVIF'], ['WEBP']].map((found) =>
        app.inject({ method: 'GET', url: pictureAddress(imageUrl, found as ('AVIF' | 'WEBP')[]) }),
      ),
    );
    answers.forEach((answer, at) => {
      const [type, from, sign] = SIGNS[at] ?? ['', 0, ''];
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe(type);
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(answer.rawPayload.subarray(from, from + sign.length).toString('latin1')).toBe(sign);
    });
    const [jpg = 0, avif = 0, webp = 0] = answers.map(({ rawPayload }) => rawPayload.length);
    expect(avif).toBeLessThan(webp);
    expect(webp).toBeLessThan(jpg);
  }
  await app.close();
});

test('[R3.6-1] a form that nobody knows is the plain one; a file or a hash that nobody knows is not found', async () => {
  const app = createSandbox();
  const [first] = (await testClient(app).call(rows.getBanners, { query: { position: 'casino' } }))
    .body.result as { imageUrl: string }[];
  const url = first?.imageUrl ?? '';
  expect(
    (await app.inject({ method: 'GET', url: `${url}?format=tiff` })).headers['content-type'],
  ).toBe('image/jpeg');
  expect(
    (await app.inject({ method: 'GET', url: url.replace(/[0-9a-f]{16}/, '0'.repeat(16)) }))
      .statusCode,
  ).toBe(404);
  expect(photoOf('casino-9.0123456789abcdef.jpg', 'avif')).toBeNull();
  expect(photoOf('../routes.ts', undefined)).toBeNull();
  await app.close();
});
