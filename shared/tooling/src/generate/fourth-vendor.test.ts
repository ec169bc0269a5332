import fs from 'node:fs';
import path from 'node:path';
import { runTool, toolPath } from '../checks/run-tool';
import { newVendor, VENDOR_EDITS } from './new-vendor';
import { copyWorkspace } from './workspace-copy';

/** What the contract suites have to be told of a vendor; the compiler names these too. */
const VENDOR_TEST_EDITS: readonly string[] = [
  'e2e/sandbox/src/testing/gateway-drivers.ts',
  'remote-sports/src/vendors/contract/bets.fixture.ts',
  'remote-sports/src/vendors/contract/contract-world.fixture.ts',
  'shared/domain/src/vendors/live-periods.fixture.ts',
];

jest.setTimeout(240_000);

/** Whatever may know a vendor. */
const INCLUDED = [
  'shared/domain/src',
  'shared/contracts/src',
  'shared/platform/src',
  'remote-sports/src',
  'remote-casino/src',
  'host/src',
  'e2e/sandbox/src',
];

const ROW = `  SBO: { segment: 'sbo', name: 'SBO', tokenCodes: ['SBO'] },
} as const satisfies`;

let root: string;
beforeAll(() => {
  root = copyWorkspace();
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

test('a fourth vendor costs its folders and a dozen edits, and the compiler names each', async () => {
  newVendor(root, 'sbo');
  const [row, ...others] = VENDOR_EDITS;
  const file = path.join(root, row?.[0] ?? '');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('} as const satisfies', ROW));
  fs.writeFileSync(
    path.join(root, 'fourth.json'),
    JSON.stringify({ extends: './shared/tooling/tsconfig/test.json', include: INCLUDED }),
  );
  const { output } = await runTool(toolPath('tsc'), [
    '-p',
    path.join(root, 'fourth.json'),
    '--noEmit',
    '--singleThreaded',
    '--pretty',
    'false',
  ]);
  const named = new Set(
    [...output.matchAll(/^(\S+\.tsx?)\(\d+,\d+\): error TS/gm)].map(([, where = '']) =>
      path.relative(root, path.resolve(where)),
    ),
  );
  expect([...named].toSorted()).toEqual(
    [...others.map(([where]) => where), ...VENDOR_TEST_EDITS].toSorted(),
  );
  expect(VENDOR_EDITS.length).toBeLessThanOrEqual(12);
});
