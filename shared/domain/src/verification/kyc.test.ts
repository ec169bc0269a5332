import { isIdentityShown, kycStanding, type FileState } from './kyc';

const FILES: readonly FileState[] = ['NotUploaded', 'Pending', 'Approved', 'Rejected'];

test('[R3.1-1] who is known is known, whatever becomes of later files', () => {
  expect(FILES.map((files) => kycStanding(true, files))).toEqual(Array(4).fill('verified'));
});

test('[R3.1-1] who is not is told what the files say; some that were approved are not yet all', () => {
  expect(FILES.map((files) => kycStanding(false, files))).toEqual([
    'open',
    'reviewing',
    'open',
    'refused',
  ]);
});

test('both sides of the card have to be approved, others count for nothing', () => {
  const front = { documentType: 'IdentityFront', status: 'Approved' } as const;
  const back = { documentType: 'IdentityBack', status: 'Approved' } as const;
  expect(isIdentityShown([])).toBe(false);
  expect(isIdentityShown([front, { documentType: 'Selfie', status: 'Approved' }])).toBe(false);
  expect(isIdentityShown([front, { ...back, status: 'Pending' }])).toBe(false);
  expect(isIdentityShown([front, back])).toBe(true);
});
