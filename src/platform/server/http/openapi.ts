import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Call, takesKey } from '../../contract/call.ts';

/** A multipart form as one schema: its text fields, and a list of files for each box. */
function formSchema({ fields, boxes }: NonNullable<Call['form']>): z.ZodType {
  const files = Object.entries(boxes).map(([name, box]) => {
    const about = `${box.label}: ${box.extensions.join(' ')}, ${box.maxBytes / 1024 / 1024} MB a file`;
    const file = z.string().meta({ format: 'binary' });
    return [name, z.array(file).max(box.maxFiles).optional().describe(about)] as const;
  });
  return (fields as z.ZodObject).extend(Object.fromEntries(files));
}

function responsesOf(schema: FastifySchema): object {
  return typeof schema.response === 'object' && schema.response !== null ? schema.response : {};
}

/** `GET /api/dossiers/:id/market-fit` as `getDossiersByIdMarketFit`: what generators of clients name their functions by. */
export function operationIdOf(name: string): string {
  const [method = '', path = ''] = name.split(' ');
  const words = path
    .split('/')
    .flatMap((part) => (part.startsWith(':') ? ['by', part.slice(1)] : part.split(/[^A-Za-z0-9]+/)))
    .filter((word) => word !== '' && word !== 'api');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const toJsonSchema = createJsonSchemaTransform({
  zodToJsonConfig: {
    /** A record whose keys are a list requires properties that nothing defines: they are named one by one. */
    override({ jsonSchema }) {
      const { propertyNames, additionalProperties: each, required } = jsonSchema;
      if (propertyNames === undefined || required === undefined || typeof each !== 'object') return;
      jsonSchema.properties = Object.fromEntries(required.map((name) => [name, each]));
      jsonSchema.additionalProperties = false;
      delete jsonSchema.propertyNames;
    },
  },
});

const aFile = {
  description: 'The file',
  content: { '*/*': { schema: z.string().meta({ format: 'binary' }) } },
};

const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .max(200)
    .optional()
    .describe('Chosen by the caller: the same again is done once.'),
});

/** OpenAPI out of the contract at /docs/json, for whoever generates a client, and a page to read it at /docs. */
export async function documentCalls(
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Dosebridge',
        description: 'The calls of the product, as its pages make them.',
        version: '1',
        license: { name: 'All rights reserved', url: `${publicUrl}/terms` },
      },
      servers: [{ url: publicUrl, description: 'This installation' }],
      tags: [
        { name: 'core', description: 'The calls at the root (chapter 7 of the product’s documents)' },
        { name: 'api', description: 'What the product adds' },
      ],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => {
      const name = `${[route.route.method].flat()[0]} ${route.url}`;
      const call = app.calls[name];
      if (call === undefined) return { ...route, schema: { ...route.schema, hide: true } };
      const schema = {
        ...route.schema,
        operationId: operationIdOf(name),
        // Forms are streamed and parsed by their handler, so only here does their body have a schema.
        ...(call.form ? { body: formSchema(call.form) } : {}),
        ...(call.response ? {} : { response: { ...responsesOf(route.schema), 200: aFile } }),
        ...(takesKey(call) ? { headers: idempotencyKey } : {}),
      };
      return toJsonSchema({ ...route, schema });
    },
  });
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public', writesMarkup: true };
    });
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      // Without the bar on top, whose logo and whose inline styles are not ours.
      uiConfig: { layout: 'BaseLayout' },
      theme: { title: 'Dosebridge: the calls' },
    });
  });
}
