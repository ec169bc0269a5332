import fc from 'fast-check';
import type { AnyEndpoint } from '@site/contracts/endpoint';
import { COMMON_ERRORS, VENDOR_ERRORS } from '@site/contracts/errors';
import { ALL_ROWS } from '@site/contracts/rows';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from '../create-sandbox';
import { testClient, type TestClient } from '../testing/client';

/** What is read of a schema: its kind and its parts. */
interface Shape {
  readonly type: string;
  readonly entries?: Record<string, Shape>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly Shape[];
}

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '1',
    '10.00',
    '-1',
    '0.001',
    '1e9',
    '999999999999',
    '2026-11-21',
    '2026-11-21T00:00:00+08:00',
    'LB',
    'M100001',
    '<script>',
    "' OR 1=1 --",
    '%00',
    '号',
  ),
);
const anything = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.constant({ a: 1 }),
);

const LEAVES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: text,
  number: fc.oneof(fc.integer({ min: -5, max: 1_000_000 }), fc.double({ noNaN: true })),
  boolean: fc.boolean(),
  unknown: anything,
  any: anything,
  null: fc.constant(null),
};

/** Values near a schema: mostly of its kind, now and then something else altogether. */
function near(shape: Shape): fc.Arbitrary<unknown> {
  const fitting = (): fc.Arbitrary<unknown> => {
    if (shape.literal !== undefined) return fc.constant(shape.literal);
    if (shape.entries !== undefined)
      return fc.record(
        Object.fromEntries(Object.entries(shape.entries).map(([name, part]) => [name, near(part)])),
        { requiredKeys: [] },
      );
    if (shape.item !== undefined) return fc.array(near(shape.item), { maxLength: 4 });
    if (shape.wrapped !== undefined) return near(shape.wrapped);
    if (shape.options !== undefined) {
      const parts = shape.options.map((option) =>
        typeof option === 'object' && option !== null && 'type' in option
          ? near(option as Shape)
          : fc.constant(option),
      );
      return parts.length === 0 ? anything : fc.oneof(...parts);
    }
    return LEAVES[shape.type] ?? anything;
  };
  return fc.oneof({ arbitrary: fitting(), weight: 8 }, { arbitrary: anything, weight: 1 });
}

const asQuery = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {})
      .filter(([, each]) => each !== undefined && each !== null)
      .map(([name, each]) => [name, String(each)]),
  );

const fuzzed = (row: AnyEndpoint) =>
  fc.record({
    query: row.query === null ? fc.constant({}) : near(row.query as unknown as Shape),
    body: row.body === null ? fc.constant(undefined) : near(row.body as unknown as Shape),
    part: fc.constantFrom('1', 'x', 'M100001', '号', '..', 'a'.repeat(300)),
  });

const VENDORS: ReadonlySet<string> = new Set(['im', 'bti', 'saba']);

/** Whether a row says that it may refuse with a code. */
const isDeclared = (row: AnyEndpoint, code: string): boolean =>
  [...COMMON_ERRORS, ...row.errors, ...(VENDORS.has(row.service) ? VENDOR_ERRORS : [])].some(
    (known) => known === code,
  );

/** Every answer is in the envelope, in Chinese when it refuses, and the server never loses its head. */
async function isSane(
  client: TestClient,
  row: AnyEndpoint,
  given: { query: unknown; body: unknown; part: string },
  key: string,
): Promise<void> {
  const params = Object.fromEntries(
    [...row.path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => [name ?? '', given.part]),
  );
  const { status, body } = await client.call(row as never, {
    query: asQuery(given.query) as never,
    body: given.body as never,
    params,
    ...(row.money ? { key } : {}),
  });
  const what = `${row.id} ${JSON.stringify(given)} -> ${status} ${JSON.stringify(body).slice(0, 200)}`;
  if (status >= 500) throw new Error(what);
  if (status < 400) return;
  const [error] = (body.errors ?? []) as { errorCode?: string; description?: string }[];
  if (
    error?.errorCode === undefined ||
    !isDeclared(row, error.errorCode) ||
    !/[\u4e00-\u9fff]/.test(error.description ?? '')
  )
    throw new Error(what);
}

/**
 * Rows that end the session of the client or its right to call; they are tried with a client of
 * their own.
 */
const ENDS_SESSION: ReadonlySet<string> = new Set([
  'auth.logout',
  'auth.memberLogout',
  'auth.changePassword',
  'auth.changeMemberPassword',
  'auth.refresh',
]);

describe('whatever a client sends', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = createSandbox();
  });
  afterAll(() => app.close());

  test.each(ALL_ROWS.map((row) => [row.id, row] as const))(
    '%s answers in the envelope and never with a fault of the server',
    async (_id, row) => {
      const client = testClient(app);
      if (!ENDS_SESSION.has(row.id)) await client.login('member01');
      let at = 0;
      await fc.assert(
        fc.asyncProperty(fuzzed(row), async (given) => {
          at += 1;
          await isSane(client, row, given, `fuzz-${row.id.replace(/[^A-Za-z]/g, '')}-${at}`);
        }),
        { numRuns: 25, seed: 7 },
      );
    },
  );
});
