import type { AnyEndpoint } from '@site/contracts/endpoint';
import { COMMON_ERRORS, VENDOR_ERRORS } from '@site/contracts/errors';
import { ODDS_VENDORS, VENDORS } from '@site/domain/vendors/odds-vendor';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { bearerOf, inOrder, jsonSchemaOf } from './openapi';

/** Services in words. */
const SERVICE: ReadonlyMap<AnyEndpoint['service'], string> = new Map<
  AnyEndpoint['service'],
  string
>([
  ['gateway', 'Gateway (`/api`)'],
  ['content', 'Content host (`/cms`)'],
  ['sportsData', 'Sports-data service (`/sports-data`)'],
  ['log', 'Logging gateway (`/log`)'],
  ...ODDS_VENDORS.map(
    (id) =>
      [VENDORS[id].segment, `Odds vendor ${id} (\`/vendors/${VENDORS[id].segment}\`)`] as const,
  ),
]);

/** A shape in a few signs: names of an object with `?` where they may be missing, `[]` for lists. */
function shapeOf(schema: JsonSchema | boolean | undefined, depth: number): string {
  if (schema === undefined || typeof schema === 'boolean') return 'any';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined)
    return schema.enum.map((value) => JSON.stringify(value)).join(' / ');
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms !== undefined)
    return [...new Set(forms.map((form) => shapeOf(form, depth)))].join(' / ');
  if (schema.type === 'array')
    return `${shapeOf(Array.isArray(schema.items) ? schema.items[0] : schema.items, depth)}[]`;
  if (schema.type !== 'object') return typeof schema.type === 'string' ? schema.type : 'any';
  const names = Object.entries(schema.properties ?? {});
  if (names.length === 0 || depth === 0) return 'object';
  const required = new Set(schema.required ?? []);
  return `{ ${names.map(([name, part]) => `${name}${required.has(name) ? '' : '?'}${nested(part, depth)}`).join(', ')} }`;
}

/** Only what has parts is opened; a plain text or number needs no word. */
function nested(part: JsonSchema | boolean, depth: number): string {
  const text = shapeOf(part, depth - 1);
  return text.startsWith('{') || text.endsWith('[]') ? `: ${text}` : '';
}

const cell = (schema: GenericSchema | null): string =>
  schema === null ? '' : `\`${shapeOf(jsonSchemaOf(schema), 2).replaceAll('|', '/')}\``;

function marks(row: AnyEndpoint): string {
  const found = [
    row.auth === 'forced' ? 'forced' : (bearerOf(row) ?? ''),
    row.money ? 'money' : '',
    row.confidential ? 'confidential' : '',
    row.gatewayKey === 'default' ? '' : `key ${row.gatewayKey}`,
    row.apiVersion === undefined ? '' : `version ${row.apiVersion}`,
  ];
  return found.filter((text) => text !== '').join(', ');
}

const rowLine = (row: AnyEndpoint): string =>
  `| ${row.method} | \`${row.path}\` | ${row.id} | ${marks(row)} | ${cell(row.query)} | ${cell(row.body)} | ${cell(row.result)} | ${row.errors.join(' ')} |`;

/** The readable page of calls. */
export function callsPageOf(rows: readonly AnyEndpoint[]): string {
  const services = [...new Set(inOrder(rows).map(({ service }) => service))];
  const sections = services.flatMap((service) => {
    const own = inOrder(rows).filter((row) => row.service === service);
    return [
      `## ${SERVICE.get(service) ?? service}: ${own.length} calls`,
      '',
      '| method | path | id | marks | query | body | result | errors |',
      '|---|---|---|---|---|---|---|---|',
      ...own.map(rowLine),
      '',
    ];
  });
  return [
    '# Calls',
    '',
    `${rows.length} calls. Written by \`npm run docs\` from \`shared/contracts\`; a test compares. The same as OpenAPI: \`openapi.json\`.`,
    '',
    'Marks: `member` wants a login, `forced` also while it loads, `vendor` the token of Vendor/GameToken, `reader` that of the sports-data login; `money` wants an `Idempotency-Key`; `confidential` never reaches the request log.',
    '',
    `Errors are those of the row; every call may also answer ${COMMON_ERRORS.join(' ')}, every call of an odds vendor ${VENDOR_ERRORS.join(' ')}.`,
    '',
    ...sections,
  ].join('\n');
}
