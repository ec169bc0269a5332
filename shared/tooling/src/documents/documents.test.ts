import fs from 'node:fs';
import { ALL_ROWS } from '@site/contracts/rows';
import { inWorkspace } from '../workspace/paths';
import { GENERATED_DIR, generatedDocuments } from './documents';
import { openApiOf } from './openapi';

describe('generated documents', () => {
  test.each(Object.entries(generatedDocuments()))(
    '%s stands as the contracts say; else run: npm run docs',
    (name, content) => {
      const file = inWorkspace(GENERATED_DIR, name);
      expect(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') === content : 'missing').toBe(
        true,
      );
    },
  );
  test('[R7.2-1] every call has its operation, and every operation says who may call it', () => {
    const { paths } = openApiOf(ALL_ROWS) as {
      paths: Record<string, Record<string, { operationId: string; security: readonly object[] }>>;
    };
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      ALL_ROWS.map(({ id }) => id).sort(),
    );
    const callers = Object.fromEntries(
      operations.map(({ operationId, security }) => [
        operationId,
        security.map((each) => Object.keys(each).join(' ')).join(' or '),
      ]),
    );
    expect(callers).toMatchObject({
      'auth.login': 'app',
      'balance.get': 'app member',
      'member.get': 'app member',
      'im.events': 'app',
      'im.place': 'app vendor',
      'sportsData.login': 'app',
      'sportsData.leagues': 'app reader',
    });
    expect(new Set(Object.values(callers))).toEqual(
      new Set(['app', 'app member', 'app vendor', 'app reader']),
    );
  });
});
