/** OpenAPI 3.1 printed from the endpoints of the contract; nothing in it is written by hand. */
import { endpoints } from '@fms/contract/api';
import {
  BYTES_TYPE,
  type Endpoint,
  emptyBody,
  FORM_TYPE,
  type FormFiles,
  findFormFiles,
  isByteStream,
  TOTAL_HEADER,
} from '@fms/contract/endpoint';
import { errorBody, statusOfCode } from '@fms/contract/error';
import { APPLICATION_VERSION } from '@fms/contract/setting';
import { z } from 'zod';

type Schema = Record<string, unknown>;

/** A file: OpenAPI 3.1 describes bytes by their content type alone. */
const BYTES: Schema = { [BYTES_TYPE]: {} };

function print(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...printed } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return printed;
}

/** Recursive schemas refer to themselves from their own root, which inside a document is somewhere else. */
function rooted(schema: Schema, at: string): Schema {
  const text = JSON.stringify(schema).replaceAll(/"\$ref":"#(\/?)/g, (_, slash) => `"$ref":"#${at}${slash}`);
  return JSON.parse(text) as Schema;
}

/** The parameters of one part of the address. */
function parameters(schema: z.ZodType, where: 'path' | 'query'): Schema[] {
  if (schema === emptyBody) return [];
  const { properties = {}, required = [] } = print(schema, 'input') as { properties?: Schema; required?: string[] };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
  }));
}

function answers(endpoint: Endpoint, at: string): Schema {
  const refusal = { $ref: '#/components/responses/Refusal' };
  const refusals = endpoint.access === 'anonymous' ? { 400: refusal } : { 400: refusal, 401: refusal, 403: refusal };
  if (endpoint.answer === emptyBody) return { 204: { description: 'Done.' }, ...refusals };
  if (isByteStream(endpoint.answer)) return { 200: { description: 'The file.', content: BYTES }, ...refusals };
  const schema = rooted(print(endpoint.answer, 'output'), `${at}/responses/200/content/application~1json/schema`);
  const total = { description: 'How many there are in all.', schema: { type: 'integer' } };
  return {
    200: {
      description: 'The answer.',
      ...(endpoint.paged ? { headers: { [TOTAL_HEADER]: total } } : {}),
      content: { 'application/json': { schema } },
    },
    ...refusals,
  };
}

/** The fields of a form, and its files as bytes; the fields come first. */
function formSchema(body: z.ZodType, { field, most }: FormFiles): Schema {
  const {
    properties = {},
    required = [],
    ...rest
  } = print(body, 'input') as { properties?: Schema; required?: string[] };
  const file = { type: 'string', contentMediaType: BYTES_TYPE };
  const files = most === 1 ? file : { type: 'array', maxItems: most, items: file };
  return { ...rest, properties: { ...properties, [field]: files }, required: [...required, field] };
}

function requestBody({ body }: Endpoint, at: string): Schema {
  if (body === emptyBody) return {};
  if (isByteStream(body)) return { requestBody: { required: true, content: BYTES } };
  const files = findFormFiles(body);
  if (files) return { requestBody: { required: true, content: { [FORM_TYPE]: { schema: formSchema(body, files) } } } };
  const schema = rooted(print(body, 'input'), `${at}/requestBody/content/application~1json/schema`);
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function operation(name: string, endpoint: Endpoint): Schema {
  const method = endpoint.method.toLowerCase();
  const at = `/paths/${endpoint.path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[3] ?? 'api'],
    ...(endpoint.access === 'anonymous' ? { security: [] } : {}),
    'x-access': endpoint.access,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody(endpoint, at),
    responses: answers(endpoint, at),
  };
}

/** The whole document, as plain JSON. */
export function buildOpenApiDocument(): Schema {
  const paths: Record<string, Schema> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  const codes = Object.entries(statusOfCode).map(([code, status]) => `${status} ${code}`);
  const refused = { 'application/json': { schema: print(errorBody, 'output') } };
  return {
    openapi: '3.1.0',
    info: { title: 'Fleet Management System', version: APPLICATION_VERSION },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: { Refusal: { description: `Refused: ${codes.join(', ')}.`, content: refused } },
    },
  };
}
