import { BRAND } from '../brand.ts';
import { CONTACT_MAILBOX } from './about.ts';

/** Who runs this kitchen and answers for it. Whoever runs Pinch puts in their own. */
export const OPERATOR = { name: `The ${BRAND} kitchen`, mailbox: CONTACT_MAILBOX } as const;
