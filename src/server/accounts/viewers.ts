import type { FastifyReply, FastifyRequest } from 'fastify';
import { SIGNED_IN_HINT } from '#contract/signed-in-hint.ts';
import { AppError } from '../app-error.ts';
import type { Db, UserRow } from '../storage/schema.ts';
import { whileStored } from '../storage/while-stored.ts';
import { deviceOf } from './device.ts';
import type { KnownDevices } from './known-device.ts';
import { endSession, type NamedSession, nameSession, openSession, readSession } from './sessions.ts';
import { userById } from './users.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface Viewer {
  readonly userId: number;
  /** Of the session that brought them here. */
  readonly sid: string;
}

/** A viewer with what their account holds, for what concerns the account itself. */
export interface Owner extends Viewer {
  readonly user: UserRow;
}

/** Who is at the other end, by the session alone: nothing that a request says of itself counts. */
export interface Viewers {
  /** null for a visitor. */
  of(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null>;
  /** As `of`, for what needs no storage: while that is away or slow, everybody is a visitor. */
  ofWhileStored(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null>;
  /** @throws AppError unauthorised for a visitor */
  signedIn(request: FastifyRequest, reply: FastifyReply): Promise<Viewer>;
  /**
   * Lets one statement find out for whom it acts. False where it did nothing, for a visitor as for anybody else: `signedIn` tells which,
   * and extends a session that is due.
   */
  acting(request: FastifyRequest, act: (session: NamedSession) => Promise<{ readonly userId: number } | undefined>): Promise<boolean>;
  /** @throws AppError unauthorised for a visitor */
  owner(request: FastifyRequest, reply: FastifyReply): Promise<Owner>;
  /** Opens a session with a new id and leaves its cookies; one that was open here ends. */
  enter(request: FastifyRequest, reply: FastifyReply, user: UserRow): Promise<void>;
  /** Ends the session and takes its cookies away. */
  leave(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The device's own number when this user has signed in on it before; else null. */
  knownDevice(request: FastifyRequest, userId: number): string | null;
}

interface Given {
  readonly db: Db;
  readonly devices: KnownDevices;
  readonly https: boolean;
  readonly now: () => Date;
}

const signInFirst = () => new AppError('unauthorised', 'Please sign in first.');

export function viewers({ db, devices, https, now }: Given): Viewers {
  // The prefix makes browsers refuse the cookie unless it is ours alone; it needs https.
  const SESSION = https ? '__Host-pinch' : 'pinch-session';
  const DEVICE = https ? '__Host-pinch-device' : 'pinch-device';
  const cookie = { path: '/', sameSite: 'lax', secure: https, httpOnly: true } as const;
  const hint = { ...cookie, httpOnly: false };

  const note = (request: FastifyRequest, { userId }: Pick<Viewer, 'userId'>) => {
    request.log = request.log.child({ user: userId });
  };
  const of = async (request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null> => {
    const token = request.cookies[SESSION];
    if (!token) return null;
    const visit = await readSession(db, token, now());
    if (!visit) {
      clearCookies(reply);
      return null;
    }
    if (visit.extendedTo) setCookies(reply, token, visit.extendedTo);
    note(request, visit);
    return visit;
  };
  const signedIn = async (request: FastifyRequest, reply: FastifyReply): Promise<Viewer> => {
    const viewer = await of(request, reply);
    if (!viewer) throw signInFirst();
    return viewer;
  };
  const setCookies = (reply: FastifyReply, token: string, expires: Date) => {
    void reply.setCookie(SESSION, token, { ...cookie, expires }).setCookie(SIGNED_IN_HINT, '1', { ...hint, expires });
  };
  const clearCookies = (reply: FastifyReply) => {
    void reply.clearCookie(SESSION, cookie).clearCookie(SIGNED_IN_HINT, hint);
  };
  const leave = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const open = await of(request, reply);
    if (open) await endSession(db, open.sid);
    clearCookies(reply);
  };
  return {
    of,
    ofWhileStored: (request, reply) => whileStored(of(request, reply), null),
    leave,
    signedIn,
    acting: async (request, act) => {
      const token = request.cookies[SESSION];
      const done = token ? await act(nameSession(token, now())) : undefined;
      if (done) note(request, done);
      return done !== undefined;
    },
    owner: async (request, reply) => {
      const viewer = await signedIn(request, reply);
      const user = await userById(db, { id: viewer.userId });
      // Deleted in the very moment between the two.
      if (!user) throw signInFirst();
      return { ...viewer, user };
    },
    enter: async (request, reply, user) => {
      await leave(request, reply);
      const { token, expire } = await openSession(db, user.id, deviceOf(request.headers['user-agent']), now());
      setCookies(reply, token, expire);
      if (!devices.read(request.cookies[DEVICE], user.id)) void reply.setCookie(DEVICE, devices.markFor(user.id), { ...cookie, maxAge: YEAR_SECONDS });
    },
    knownDevice: (request, userId) => devices.read(request.cookies[DEVICE], userId),
  };
}
