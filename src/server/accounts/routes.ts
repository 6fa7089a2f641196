import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  askForReset,
  type CurrentUser,
  changeEmail,
  changePassword,
  deleteAccount,
  endSession,
  listSessions,
  login,
  logout,
  me,
  register,
  resetPassword,
} from '#contract/accounts.ts';
import { AppError } from '../app-error.ts';
import { HOUR_MS, MINUTE_MS, sharedLimit } from '../rate-limits.ts';
import { routeOf } from '../route-of.ts';
import { securityEvent } from '../security-events.ts';
import type { Db, UserRow } from '../storage/schema.ts';
import type { Turns } from '../turns/turns.ts';
import type { Passwords } from './passwords.ts';
import { openReset, useReset } from './resets.ts';
import { endSessionByName, endSessionsOf, sessionsOf } from './sessions.ts';
import { signInTries } from './sign-in-tries.ts';
import {
  asCurrentUser,
  countFailure,
  createUser,
  deleteUser,
  forgetFailures,
  refuseTaken,
  renewHash,
  setEmail,
  setPassword,
  userByEmail,
  userByName,
} from './users.ts';
import type { Owner, Viewers } from './viewers.ts';
import { weaknessOf } from './weak-passwords.ts';

/** From here on only a device the owner has used gets in, or a new password. NIST SP 800-63B-4, 3.2.2. */
const MOST_FAILURES = 100;
/** Nobody's mailbox is to be filled, and no link made void, by others who ask again and again. */
const RESET_MAILS = { max: 3, windowMs: HOUR_MS } as const;

export interface AccountRoutes {
  readonly db: Db;
  readonly viewers: Viewers;
  readonly passwords: Passwords;
  readonly turns: Turns;
  readonly now: () => Date;
  readonly perMinute: number;
  readonly passwordMin: number;
  /** Mails the link for a new password; null where no mail is set up. */
  readonly mailReset: ((to: string, token: string) => void) | null;
}

export async function accountRoutes(
  app: FastifyInstance,
  { db, viewers, passwords, turns, now, perMinute, passwordMin, mailReset }: AccountRoutes,
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = sharedLimit(app, { name: 'auth', max: perMinute, windowMs: MINUTE_MS, sentence: 'That was a lot of tries in a minute.' });
  const tries = signInTries(perMinute, turns);

  /** @throws AppError when the password would be guessed first */
  const refuseWeak = (password: string, own: readonly string[], field: string) => {
    const weakness = [...password].length < passwordMin ? `Password must be at least ${passwordMin} characters` : weaknessOf(password, own);
    if (weakness) throw new AppError('invalid_input', weakness, { [field]: weakness });
  };
  /** Before what cannot be undone the password is asked again: a browser left open is not its owner. */
  const confirm = async (request: FastifyRequest, { user, sid }: Owner, password: string, field: string) => {
    await tries.begin(sid);
    if (await passwords.isRight(password, user.passwordHash)) return tries.succeeded(sid);
    securityEvent(request, 'password_refused');
    const sentence = 'This is not your password.';
    throw new AppError('invalid_input', sentence, { [field]: sentence });
  };

  routes.route({
    ...routeOf(me, 'accounts'),
    handler: async (request, reply): Promise<CurrentUser> => asCurrentUser((await viewers.owner(request, reply)).user),
  });

  routes.route({
    ...routeOf(register, 'accounts'),
    onRequest,
    handler: async (request, reply) => {
      const { username, email, password } = request.body;
      refuseWeak(password, [username, email], 'password');
      await refuseTaken(db, request.body);
      const user = await createUser(db, request.body, await passwords.hash(password), now());
      await viewers.enter(request, reply, user);
      securityEvent(request, 'registered', { user: user.id });
      return reply.status(201).send(asCurrentUser(user));
    },
  });

  routes.route({
    ...routeOf(login, 'accounts'),
    onRequest,
    handler: async (request, reply) => {
      const { username, password } = request.body;
      const user = await userByName(db, username);
      const device = user ? viewers.knownDevice(request, user.id) : null;
      const key = device ?? username.toLowerCase();
      await tries.begin(key);
      const isOpen = user !== undefined && (device !== null || user.failedSignIns < MOST_FAILURES);
      if (!(await passwords.isRight(password, isOpen ? user.passwordHash : null)) || !isOpen) {
        await countFailure(db, user?.id);
        securityEvent(request, 'sign_in_refused', user ? { user: user.id } : {});
        throw new AppError('unauthorised', 'The username or the password is wrong.');
      }
      await tries.succeeded(key);
      await forgetFailures(db, user.id);
      if (passwords.isOutdated(user.passwordHash)) await renewHash(db, user, await passwords.hash(password));
      await viewers.enter(request, reply, user);
      securityEvent(request, 'signed_in', { user: user.id });
      return asCurrentUser(user);
    },
  });

  routes.route({
    ...routeOf(logout, 'accounts'),
    handler: async (request, reply) => {
      await viewers.leave(request, reply);
      securityEvent(request, 'signed_out');
      return { message: 'You have been successfully logged out.' };
    },
  });

  routes.route({
    ...routeOf(changePassword, 'accounts'),
    onRequest,
    handler: async (request, reply) => {
      const viewer = await viewers.owner(request, reply);
      const { currentPassword, newPassword } = request.body;
      await confirm(request, viewer, currentPassword, 'currentPassword');
      refuseWeak(newPassword, [viewer.user.username, viewer.user.email], 'newPassword');
      await setPassword(db, viewer.userId, await passwords.hash(newPassword), now());
      await endSessionsOf(db, viewer.userId, viewer.sid);
      securityEvent(request, 'password_changed');
      return { message: 'Your password has been changed. You have been signed out everywhere else.' };
    },
  });

  routes.route({
    ...routeOf(changeEmail, 'accounts'),
    onRequest,
    handler: async (request, reply) => {
      const viewer = await viewers.owner(request, reply);
      await confirm(request, viewer, request.body.password, 'password');
      const user = await setEmail(db, viewer.userId, request.body.email, now());
      securityEvent(request, 'email_changed');
      return asCurrentUser(user);
    },
  });

  routes.route({
    ...routeOf(askForReset, 'accounts'),
    onRequest,
    handler: async (request) => {
      if (!mailReset) return { message: 'This kitchen sends no mail. Whoever runs it can set a new password for you: please write to them.' };
      const user: UserRow | undefined = await userByEmail(db, request.body.email);
      const isNotTooOften = user && (await turns.take(`reset ${user.id}`, RESET_MAILS)).count <= RESET_MAILS.max;
      securityEvent(request, 'reset_asked', user ? { user: user.id } : {});
      if (user && isNotTooOften) mailReset(user.email, await openReset(db, user.id, now()));
      return { message: 'If there is an account with this address, a link for a new password is on its way. It works for half an hour.' };
    },
  });

  routes.route({
    ...routeOf(resetPassword, 'accounts'),
    onRequest,
    handler: async (request) => {
      const { token, password } = request.body;
      refuseWeak(password, [], 'password');
      const user = await useReset(db, token, await passwords.hash(password), now());
      if (user === null) {
        securityEvent(request, 'reset_refused');
        throw new AppError('invalid_input', 'This link has been used or is too old. Please ask for a new one.');
      }
      securityEvent(request, 'reset_used', { user });
      return { message: 'Your password has been changed. You can sign in with it now.' };
    },
  });

  routes.route({
    ...routeOf(listSessions, 'accounts'),
    handler: async (request, reply) => {
      const { userId, sid } = await viewers.signedIn(request, reply);
      return sessionsOf(db, userId, sid, now());
    },
  });

  routes.route({
    ...routeOf(endSession, 'accounts'),
    handler: async (request, reply) => {
      const { userId } = await viewers.signedIn(request, reply);
      await endSessionByName(db, userId, request.params.id);
      securityEvent(request, 'session_ended');
      return { message: 'That device is signed out.' };
    },
  });

  routes.route({
    ...routeOf(deleteAccount, 'accounts'),
    onRequest,
    handler: async (request, reply) => {
      const viewer = await viewers.owner(request, reply);
      await confirm(request, viewer, request.body.password, 'password');
      await deleteUser(db, viewer.userId);
      securityEvent(request, 'account_deleted');
      await viewers.leave(request, reply);
      return { message: 'Your account and everything only it kept are gone.' };
    },
  });
}
