/** @jest-environment node */
import crypto from 'node:crypto';
import { cohortText, memberWord } from '@site/domain/releases/cohorts';
import { readMember } from './read-member';

const NOW = Date.parse('2026-11-20T12:00:00+08:00');
const own = memberWord(crypto.createHash('sha256').update(cohortText('M100002')).digest());

test('[R3.1-1] both records make one member, whose name is masked and whose cohorts are known with it', async () => {
  const { member, profile } = await readMember(
    {
      memberInfo: { memberCode: 'M100002', userName: 'vip01', isVIP: false, currency: 'CNY' },
      memberNewInfo: { isVIP: true, registerDate: '2026-11-01T00:00:00+08:00', housePlayer: true },
    },
    NOW,
  );
  expect(member).toMatchObject({ memberCode: 'M100002', isVip: true, currency: 'CNY' });
  expect(member.userName).not.toBe('vip01');
  expect(member.cohorts).toEqual(expect.arrayContaining(['vip', 'staff', 'new', own]));
  expect(profile).toMatchObject({ housePlayer: true, memberCode: 'M100002' });
});

test('a page that cannot hash knows the record’s cohorts and no share', async () => {
  const spy = jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  const { member } = await readMember(
    { memberInfo: { memberCode: 'M1', isVIP: true }, memberNewInfo: {} },
    NOW,
  );
  spy.mockRestore();
  expect(member.cohorts).toEqual(['vip']);
});
