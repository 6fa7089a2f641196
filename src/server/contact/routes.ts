import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sendMessage } from '#contract/contact.ts';
import type { Viewers } from '../accounts/viewers.ts';
import { accountLimit, atMost, HOUR_MS, type Limit } from '../rate-limits.ts';
import { routeOf } from '../route-of.ts';
import type { Db } from '../storage/schema.ts';
import type { Turns } from '../turns/turns.ts';
import { keepMessage } from './messages.ts';

interface ContactRoutes {
  readonly db: Db;
  readonly now: () => Date;
  readonly perHour: number;
  readonly viewers: Viewers;
  readonly turns: Turns;
  /** Called when a message is kept, to have it mailed. */
  readonly onMessage: () => void;
}

/** A message is kept before it is answered for; mailing it comes after, however long the mail server takes. */
export async function contactRoutes(app: FastifyInstance, { db, now, perHour, viewers, turns, onMessage }: ContactRoutes): Promise<void> {
  const limit: Limit = { name: 'contact', max: perHour, windowMs: HOUR_MS, sentence: 'That was a lot of messages in an hour.' };
  const perAccount = accountLimit(turns, limit);
  app.withTypeProvider<ZodTypeProvider>().route({
    ...routeOf(sendMessage, 'contact'),
    config: atMost(limit),
    handler: async (request, reply) => {
      const viewer = await viewers.of(request, reply);
      if (viewer) await perAccount(request, viewer.userId);
      const isProgram = Boolean(request.body.website);
      if (!isProgram) {
        await keepMessage(db, request.body, now());
        onMessage();
      }
      return { message: "Thank you for contacting us. We'll get back to you soon." };
    },
  });
}
