import { getKycPageUrl, getKycVerification } from '@site/contracts/member-verification';
import { getOldRecordsUrl } from '@site/contracts/payment-history';
import { signedIn } from '../testing/signed-in';

const HEADERS = {
  origin: 'http://127.0.0.1:4300',
  'x-site-games-origin': 'http://localhost:4300',
};
const WORDS = [
  'goBackToWallet',
  'closePopup',
  'closeIframe',
  'NetworkError',
  'goToHistory',
  'goToHistoryW',
  'goToHistoryOther',
  'goUserInfo',
  'goToKycPage',
  'verifyContinue',
];

type World = Awaited<ReturnType<typeof signedIn>>;

/** What a page says, as its own script and its buttons spell it. */
async function wordsAt(app: World['app'], url: string): Promise<readonly string[]> {
  const page = await app.inject({ method: 'GET', url, headers: HEADERS });
  expect(page.statusCode).toBe(200);
  return WORDS.filter((word) => new RegExp(`['"]${word}['"]`).test(page.payload));
}
const ask = async (app: World['app'], url: string, token: string) =>
  app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload: {} });

test('[R2.6-1] each window of another origin says exactly its words', async () => {
  const { app } = await signedIn();
  expect(await wordsAt(app, '/kyc/check')).toEqual(['goUserInfo', 'goToKycPage', 'verifyContinue']);
  expect(await wordsAt(app, '/old-site/records')).toEqual([
    'goBackToWallet',
    'closePopup',
    'goToHistory',
    'goToHistoryW',
    'goToHistoryOther',
  ]);
  expect(await wordsAt(app, '/help/locked')).toEqual(['goUserInfo']);
  expect(await wordsAt(app, '/help/kyc')).toEqual(['goToKycPage']);
  expect(await wordsAt(app, '/help/deposit-late')).toEqual(['goToHistory']);
  expect(await wordsAt(app, '/help/withdraw-time')).toEqual(['goToHistoryW']);
  expect(await wordsAt(app, '/help/turnover')).toEqual([]);
  const article = await app.inject({ method: 'GET', url: '/help/kyc', headers: HEADERS });
  expect(article.payload).toContain('data-site="http://localhost:4300"');
  await app.close();
});

test('[R2.6-1] the identity check opens for a member who is not known, asks for what is missing, and makes the member known', async () => {
  const { app, client } = await signedIn();
  expect((await client.call(getKycPageUrl, { headers: HEADERS })).body.result).toBe('');
  await client.login('newbie01');
  const address = (await client.call(getKycPageUrl, { headers: HEADERS })).body.result as string;
  const [page, token = ''] = address.split('#');
  expect(page).toBe('http://localhost:4300/kyc/check');
  expect((await ask(app, '/kyc/api/open', token)).json()).toMatchObject({
    result: { origin: 'http://127.0.0.1:4300', isKyc: false, canCheck: false },
  });
  expect((await ask(app, '/kyc/api/check', token)).statusCode).toBe(409);
  await client.control('PATCH', '/members/newbie01', {
    firstName: '王小新',
    identityCard: '110101199003070011',
  });
  expect((await ask(app, '/kyc/api/check', token)).json()).toMatchObject({
    result: { isKyc: true },
  });
  expect((await client.call(getKycVerification)).body.result).toMatchObject({ isKyc: true });
  expect((await ask(app, '/old-site/api/open', token)).statusCode).toBe(401);
  expect((await ask(app, '/kyc/api/open', 'x'.repeat(20))).statusCode).toBe(401);
  await app.close();
});

test('[R2.6-1] the records of the old site stand there for members who were with it', async () => {
  const { app, client } = await signedIn();
  const address = (await client.call(getOldRecordsUrl, { headers: HEADERS })).body.result as string;
  const [page, token = ''] = address.split('#');
  expect(page).toBe('http://localhost:4300/old-site/records');
  expect((await ask(app, '/old-site/api/open', token)).json()).toMatchObject({
    result: { origin: 'http://127.0.0.1:4300', records: { length: 4 } },
  });
  expect((await ask(app, '/kyc/api/open', token)).statusCode).toBe(401);
  await client.login('newbie01');
  expect((await client.call(getOldRecordsUrl, { headers: HEADERS })).body.result).toBe('');
  await app.close();
});

test('[R2.4-1] the help centre is told where the member comes from, and tells a person', async () => {
  const { app } = await signedIn();
  const read = async (query: string): Promise<string> =>
    (await app.inject({ method: 'GET', url: `/help/?language=cn&platform=Mobile${query}` }))
      .payload;
  const told = await read('&from=deposit&fromUrl=%2FDepositVerify');
  expect(told).toContain('来自「存款」，页面 /DepositVerify');
  expect(told).toContain('/livechat/?language=cn&amp;platform=Mobile&amp;page=%2FDepositVerify');
  for (const query of ['', '&from=constructor&fromUrl=https%3A%2F%2Fevil.example'])
    expect(await read(query)).not.toContain('help-context');
  expect(await read('&fromUrl=%2F%3Cb%3E')).not.toContain('<b>');
  await app.close();
});
