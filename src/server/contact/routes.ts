import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sendMessage } from '#contract/contact.ts';
import { atMost } from '../rate-limits.ts';
import { routeOf } from '../route-of.ts';
import type { Db } from '../storage/database.ts';
import { keepMessage } from './messages.ts';

interface ContactRoutes {
  readonly db: Db;
  readonly now: () => Date;
  readonly perHour: number;
  /** Called when a message is kept, to have it mailed. */
  readonly onMessage: () => void;
}

/** A message is kept before it is answered for; mailing it comes after, however long the mail server takes. */
export async function contactRoutes(app: FastifyInstance, { db, now, perHour, onMessage }: ContactRoutes): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().route({
    ...routeOf(sendMessage, 'contact'),
    config: atMost({ max: perHour, timeWindow: '1 hour', sentence: 'That was a lot of messages in an hour.' }),
    handler: async (request) => {
      const isProgram = Boolean(request.body.website);
      if (!isProgram) {
        await keepMessage(db, request.body, now());
        onMessage();
      }
      return { message: "Thank you for contacting us. We'll get back to you soon." };
    },
  });
}
