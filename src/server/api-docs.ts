import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Every call with its limits and errors, generated from the contract: to read at /api/docs, as OpenAPI at /api/docs/json. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Pinch', version: '1', description: 'What to cook with what there is. No key, no account.', license: { name: 'MIT' } },
      tags: [
        { name: 'recipes', description: 'Cooking' },
        { name: 'operation', description: 'For whoever runs the server' },
      ],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', logLevel: 'silent', staticCSP: false });
}
