import { login, refreshToken } from '@site/contracts/auth';
import { uploadMemberDocument } from '@site/contracts/documents';
import type { AnyEndpoint, Endpoint } from '@site/contracts/endpoint';
import { patchMember } from '@site/contracts/member';
import { ALL_ROWS } from '@site/contracts/rows';
import { createTransfer } from '@site/contracts/transfer';
import { failed } from '@site/domain/errors/app-error';
import { HANGS, open, refused, row } from './client.fixture';

/** A row without its own query and body: what is sent does not matter here. */
const bare = (from: AnyEndpoint): Endpoint => ({ ...from, auth: 'none' }) as unknown as Endpoint;
const flush = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

test.each([
  ['a login', login, 10_000],
  ['a change of the profile', patchMember, 10_000],
  ['a file', uploadMemberDocument, 120_000],
  // Its token works once: cut off early, the next try would be taken for a thief's.
  ['a renewal of the token', refreshToken, 120_000],
])(
  '[R7.1-3] [I8] %s that hangs ends in a time-out of its own, told once, and the request is cut',
  async (_what, from, ms) => {
    const { client, deadlines, cut, failures } = open([HANGS], { token: null });
    const answer = client.call(bare(from));
    await flush();
    expect(deadlines.map((each) => each.ms)).toEqual([ms]);
    expect(cut).toEqual([false]);
    deadlines[0]?.ring();
    expect(await answer).toEqual(failed({ kind: 'timeout' }));
    await flush();
    expect(cut).toEqual([true]);
    expect(failures.map(({ error }) => error.kind)).toEqual(
      from.quiet === undefined ? ['timeout'] : [],
    );
  },
);

test('[R7.1-3] an answer in time is the answer; a caller who gives up ends a write at once', async () => {
  const answered = open([refused('ANY00001')], { token: null });
  expect(await answered.client.call(bare(patchMember))).toMatchObject({
    error: { code: 'ANY00001' },
  });
  const leaving = new AbortController();
  const left = open([HANGS], { token: null });
  const answer = left.client.call(bare(patchMember), { signal: leaving.signal });
  await flush();
  leaving.abort();
  expect(await answer).toEqual(failed({ kind: 'aborted' }));
  expect([left.cut, left.failures]).toEqual([[true], []]);
});

test('[D3] money has no such deadline: its action keeps time and asks what became of it', async () => {
  const { client, deadlines } = open([HANGS], { token: null });
  void client.call(bare(createTransfer));
  await flush();
  expect(deadlines).toEqual([]);
});

test('[I8] no call of any row but money is waited for without an end', async () => {
  const endless: string[] = [];
  for (const each of ALL_ROWS.filter(({ money }) => !money)) {
    const { client, deadlines } = open([HANGS], { token: null });
    const path = each.path.replace(/:[A-Za-z]+/g, 'x');
    void client.call({ ...bare(each), path });
    await flush();
    if (deadlines.length === 0) endless.push(each.id);
  }
  expect(endless).toEqual([]);
  expect(row.money).toBe(false);
});
