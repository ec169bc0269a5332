import { login } from '@site/contracts/auth';
import { register } from '@site/contracts/member-register';
import { signedIn } from '../testing/signed-in';

const LOGIN = {
  hostName: 'm.site.example',
  grantType: 'password',
  clientId: 'mobile-web',
  scope: 'x',
  appId: 'mobile-web',
  siteId: 38,
  username: 'vip01',
  password: 'Passw0rd!',
} as const;
const FORM = {
  hostName: 'm.site.example',
  userName: 'fresh001',
  password: 'Passw0rd1',
  phoneNumber: '13800001234',
  dob: '1990-01-01',
  isAdult: true,
  acceptsTerms: true,
} as const;
const MARKS = {
  affiliateCode: 'PARTNER1',
  referralCode: 'FRIEND9',
  media: 'm1',
  web: 'w1',
  referrer: 'https://news.example/',
} as const;

test('[R2.4-1] marketing sees by which marks a member registered or first signed in; the first word stays', async () => {
  const { app, client } = await signedIn();
  await client.call(register, { body: { ...FORM, ...MARKS } });
  await client.call(login, { body: LOGIN });
  await client.call(login, { body: { ...LOGIN, ...MARKS, referralCode: '', web: '' } });
  await client.call(login, { body: { ...LOGIN, affiliateCode: 'LATER' } });
  await client.call(login, { body: { ...LOGIN, username: 'fresh001', password: FORM.password } });
  expect((await client.control('GET', '/attribution')).body).toMatchObject({
    members: [
      { userName: 'fresh001', saidBy: 'registration', ...MARKS },
      { userName: 'vip01', saidBy: 'login', ...MARKS, referralCode: '', web: '' },
    ],
    sources: [
      { affiliateCode: 'PARTNER1', media: 'm1', web: 'w1', registrations: 1, logins: 0 },
      { affiliateCode: 'PARTNER1', media: 'm1', web: '', registrations: 0, logins: 1 },
    ],
  });
  await app.close();
});

test('nobody is in the report before anything was said', async () => {
  const { app, client } = await signedIn();
  expect((await client.control('GET', '/attribution')).body).toEqual({ members: [], sources: [] });
  await app.close();
});
