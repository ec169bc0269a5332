import { loginSportsData, loginSportsDataV2 } from '@site/contracts/sports-data';
import { done, failed, type AppError } from '@site/domain/errors/app-error';
import type { ApiClient } from './types';
import { fetchSportsDataToken } from './sports-data-token';

const FIRST = { Data: { Token: 'first-token', ExpiresIn: 1_800 } };

/** A service whose newer login answers so. */
function service(error: AppError) {
  const asked: string[] = [];
  const call = (async ({ id }: { readonly id: string }) => {
    asked.push(id);
    return id === loginSportsData.id ? done(FIRST) : failed(error);
  }) as unknown as ApiClient['call'];
  return { api: { call }, asked };
}

test('[R7.4-1] a service without the second login is signed in to by its first one', async () => {
  const { api, asked } = service({ kind: 'http', status: 404 });
  expect(await fetchSportsDataToken(api)).toEqual({
    ok: true,
    value: { token: 'first-token', expiresIn: 1_800 },
  });
  expect(asked).toEqual([loginSportsDataV2.id, loginSportsData.id]);
});

test('[R7.4-1] any other refusal stands', async () => {
  const { api, asked } = service({ kind: 'network' });
  expect((await fetchSportsDataToken(api)).ok).toBe(false);
  expect(asked).toEqual([loginSportsDataV2.id]);
});
