import type { AnyEndpoint } from '@site/contracts/endpoint';
import { APP_TOKEN, HEADER } from '@site/contracts/headers';
import { asOddsVendor } from '@site/domain/vendors/odds-vendor';
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** A part of the document; keys in the order in which they are written. */
type Part = Readonly<Record<string, unknown>>;

/**
 * What a schema takes, as JSON schema. Exact readings (money, prices) have no JSON counterpart:
 * their outer form is written.
 */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return rest;
}

const pathParameters = (path: string): readonly Part[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters(schema: GenericSchema | null): readonly Part[] {
  if (schema === null) return [];
  const { properties = {}, required = [], anyOf = [] } = jsonSchemaOf(schema);
  const forms =
    anyOf.length > 0
      ? anyOf.filter((form) => typeof form === 'object')
      : [{ properties, required }];
  const names = [...new Set(forms.flatMap((form) => Object.keys(form.properties ?? {})))];
  return names.map((name) => ({
    name,
    in: 'query',
    required: forms.every((form) => (form.required ?? []).includes(name)),
    schema: forms.map((form) => form.properties?.[name]).find((found) => found !== undefined) ?? {},
  }));
}

const keyHeader: Part = {
  name: HEADER.idempotencyKey,
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 8, maxLength: 64 },
};

const answers = (row: AnyEndpoint): Part => ({
  200: {
    description: 'isSuccess with the result',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['isSuccess'],
          properties: { isSuccess: { const: true }, result: jsonSchemaOf(row.result) },
        },
      },
    },
  },
  default: {
    description: 'refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  },
});

/**
 * Whose token a call wants: the member's, the vendor's (GameToken), the anonymous reader's of the
 * sports data, or none.
 */
export function bearerOf({
  service,
  auth,
  method,
}: AnyEndpoint): 'member' | 'vendor' | 'reader' | null {
  if (service === 'sportsData') return method === 'GET' ? 'reader' : null;
  if (auth === 'none') return null;
  return asOddsVendor(service) !== null ? 'vendor' : 'member';
}

function operation(row: AnyEndpoint): Part {
  const bearer = bearerOf(row);
  const parameters = [
    ...pathParameters(row.path),
    ...queryParameters(row.query),
    ...(row.money ? [keyHeader] : []),
  ];
  return {
    operationId: row.id,
    tags: [row.service],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(row.body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchemaOf(row.body) } },
          },
        }),
    responses: answers(row),
    security: [bearer === null ? { app: [] } : { app: [], [bearer]: [] }],
    'x-api-version': row.apiVersion ?? 'default',
    'x-gateway-key': row.gatewayKey,
    'x-confidential': row.confidential,
    'x-money': row.money,
    'x-errors': row.errors,
  };
}

const refusal: Part = {
  type: 'object',
  required: ['errors'],
  properties: {
    isSuccess: { const: false },
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['errorCode'],
        properties: { errorCode: { type: 'string' }, description: { type: 'string' } },
      },
    },
  },
};

/** Orders rows as a reader looks for them: by service, path and method. */
export const inOrder = (rows: readonly AnyEndpoint[]): readonly AnyEndpoint[] =>
  rows.toSorted(
    (a, b) =>
      a.service.localeCompare(b.service) ||
      a.path.localeCompare(b.path) ||
      a.method.localeCompare(b.method),
  );

/** The OpenAPI 3.1 document of all rows. */
export function openApiOf(rows: readonly AnyEndpoint[]): Part {
  const paths = new Map<string, Record<string, Part>>();
  for (const row of inOrder(rows)) {
    const path = row.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths.set(path, { ...paths.get(path), [row.method.toLowerCase()]: operation(row) });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Calls of the site',
      version: '1',
      description: `Every call carries the app token (${APP_TOKEN}) and a gateway key; answers are wrapped in an envelope.`,
    },
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: {
        app: { type: 'apiKey', in: 'header', name: HEADER.appToken },
        member: { type: 'http', scheme: 'bearer', description: 'access token of the login' },
        vendor: {
          type: 'http',
          scheme: 'bearer',
          description: 'token of Vendor/GameToken for this vendor',
        },
        reader: { type: 'http', scheme: 'bearer', description: 'token of the sports-data login' },
      },
    },
  };
}
