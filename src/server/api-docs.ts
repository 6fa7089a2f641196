import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Every call with its limits and errors, generated from the contract: to read at /api/docs, as OpenAPI at /api/docs/json. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pinch',
        version: '1',
        description: 'What to cook with what there is. No key; an account only to keep recipes.',
        license: { name: 'MIT' },
      },
      tags: [
        { name: 'recipes', description: 'Cooking, and keeping what was cooked' },
        { name: 'favorites', description: 'What people love' },
        { name: 'accounts', description: 'Signing in; needed only to keep something' },
        { name: 'contact', description: 'Writing to whoever runs Pinch' },
        { name: 'operation', description: 'For whoever runs the server' },
      ],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', logLevel: 'silent', staticCSP: false });
}
