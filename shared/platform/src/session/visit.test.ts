import { createStorage } from '../storage/storage';
import { KEYS } from '../storage/keys';
import { openVisit } from './visit';

function open(cookies: Readonly<Record<string, string>>) {
  const kept = new Map<string, string>();
  const session = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: () => null,
    length: 0,
  };
  const storage = createStorage({ local: null, session });
  return { storage, visit: openVisit(storage, (name) => cookies[name] ?? null) };
}

test('[R2.4-1] every mark of the landing is told as it was said, the referral code from the session', () => {
  const { storage, visit } = open({
    affiliate: 'PARTNER1',
    media: 'm1',
    web: 'w.b',
    referer: 'https%3A%2F%2Fnews.example%2Fa',
  });
  storage.write(KEYS.raf, 'FRIEND9');
  expect(visit.marks()).toEqual({
    affiliateCode: 'PARTNER1',
    referralCode: 'FRIEND9',
    media: 'm1',
    web: 'w.b',
    referrer: 'https://news.example/a',
  });
});

test("[R6-5] without a cookie the host name's affiliate counts; what looks wrong is not told", () => {
  const { storage, visit } = open({ affiliate: 'a b', media: '%3Cscript%3E', referer: '%E0%A4%A' });
  storage.write(KEYS.hostAffiliate, 'OWNER1');
  expect(visit.marks()).toEqual({
    affiliateCode: 'OWNER1',
    referralCode: '',
    media: '',
    web: '',
    referrer: '',
  });
});
