import type { FastifyRequest } from 'fastify';
import { cutAddress } from './request-log.ts';

/** What happens around accounts and limits and is worth finding in the log again. A closed list: nothing else is logged of it. */
export type SecurityEvent =
  | 'registered'
  | 'signed_in'
  | 'sign_in_refused'
  | 'signed_out'
  | 'session_ended'
  | 'password_refused'
  | 'password_changed'
  | 'email_changed'
  | 'reset_asked'
  | 'reset_used'
  | 'reset_refused'
  | 'account_deleted'
  | 'limit_reached'
  | 'other_site_refused';

/** One line in the log, with the account's number where there is one; no name, no address in full, nothing that was typed. */
export function securityEvent(request: FastifyRequest, event: SecurityEvent, about: { readonly user?: number; readonly limit?: string } = {}): void {
  request.log.info({ event, ...about, from: cutAddress(request.ip) });
}
