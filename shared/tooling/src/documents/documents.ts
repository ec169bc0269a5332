import { ALL_ROWS } from '@site/contracts/rows';
import { safetyPage } from '../safety/page';
import { readProven } from '../spec/break';
import { ALL_BREAKS } from '../spec/breaks';
import { rowsPage } from '../spec/rows-page';
import { callsPageOf } from './calls-page';
import { openApiOf } from './openapi';

/** Folder of the generated documents. */
export const GENERATED_DIR = 'shared/docs/generated';

/** One line an operation, so that a change of one call is a change of one line. */
function openApiText(): string {
  const { paths, ...rest } = openApiOf(ALL_ROWS);
  const lines = Object.entries(paths as object).map(
    ([path, operations]) =>
      `  ${JSON.stringify(path)}: {\n${Object.entries(operations as object)
        .map(([method, operation]) => `   ${JSON.stringify(method)}: ${JSON.stringify(operation)}`)
        .join(',\n')}\n  }`,
  );
  return `{\n ${JSON.stringify(rest).slice(1, -1)},\n "paths": {\n${lines.join(',\n')}\n }\n}\n`;
}

/** File name to content, as it must stand in the repository. */
export const generatedDocuments = (): Readonly<Record<string, string>> => ({
  'calls.md': callsPageOf(ALL_ROWS),
  'openapi.json': openApiText(),
  'rows.md': rowsPage(ALL_BREAKS, readProven()),
  'safety.md': safetyPage(),
});
