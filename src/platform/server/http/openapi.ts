import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Call } from '../../contract/call.ts';

/** A multipart form as one schema: its text fields, and a list of files for each box. */
function formSchema({ fields, boxes }: NonNullable<Call['form']>): z.ZodType {
  const files = Object.entries(boxes).map(([name, box]) => {
    const about = `${box.label}: ${box.extensions.join(' ')}, ${box.maxBytes / 1024 / 1024} MB a file`;
    const file = z.string().meta({ format: 'binary' });
    return [name, z.array(file).max(box.maxFiles).optional().describe(about)] as const;
  });
  return (fields as z.ZodObject).extend(Object.fromEntries(files));
}

/** OpenAPI out of the contract at /docs/json, and a page to read it at /docs. */
export async function documentCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Dosebridge',
        description: 'The calls of the product, as its pages make them.',
        version: '1',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => {
      const call = app.calls[`${[route.route.method].flat()[0]} ${route.url}`];
      // Forms are streamed and parsed by their handler, so only here does their body have a schema.
      const schema = call?.form ? { ...route.schema, body: formSchema(call.form) } : route.schema;
      return jsonSchemaTransform({ ...route, schema });
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
