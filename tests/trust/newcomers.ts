import { PASSWORD } from '#server/a-visitor.ts';
import { type Answer, aClient, type Client, patiently } from './client.ts';

const REMEMBERED = 6;

interface Door {
  readonly name: string;
  readonly client: Client;
}

/** Somebody who opens one account after the other and signs in again, and writes down which the server has acknowledged. */
export class Newcomers {
  acknowledged = 0;
  private readonly prefix: string;
  private readonly base: () => string;
  private readonly chance: () => number;
  private open: Door[] = [];
  private pending: string | null = null;
  private count = 0;

  constructor(prefix: string, base: () => string, chance: () => number) {
    this.prefix = prefix;
    this.base = base;
    this.chance = chance;
  }

  async writeUntilCut(): Promise<string[]> {
    const refused: string[] = [];
    for (;;) {
      const known = this.open[Math.trunc(this.chance() * this.open.length)];
      const isNew = !known || this.chance() < 0.5;
      const name = isNew ? `${this.prefix}.${this.count++}` : known.name;
      if (isNew) this.pending = name;
      try {
        const client = aClient(this.base);
        const { status } = isNew ? await registerAs(client, name) : await signInAs(client, name);
        this.pending = null;
        if (status < 300) {
          this.acknowledged++;
          this.open = [...this.open, { name, client }].slice(-REMEMBERED);
        } else if (status !== 503) refused.push(`${name} was answered with ${status}.`);
      } catch {
        return refused;
      }
    }
  }

  /** Every session that was acknowledged is one still, and the account that was being opened is there whole or not at all. */
  async compare(): Promise<string[]> {
    const differences: string[] = [];
    for (const { name, client } of this.open) {
      const { status, body } = await patiently(() => client.call('GET', '/api/auth/me'));
      if (status !== 200 || body.username !== name) differences.push(`${name} is no longer signed in: ${status}.`);
    }
    if (this.pending !== null) {
      const client = aClient(this.base);
      const name = this.pending;
      const signedIn = (await patiently(() => signInAs(client, name))).status;
      const registered = signedIn === 401 ? (await patiently(() => registerAs(client, name))).status : 201;
      if ((signedIn !== 200 && signedIn !== 401) || registered !== 201) differences.push(`${name} has half an account: ${signedIn}, ${registered}.`);
      this.pending = null;
    }
    return differences;
  }
}

async function registerAs(client: Client, username: string): Promise<Answer> {
  return client.call('POST', '/api/auth/register', { username, email: `${username}@example.org`, password: PASSWORD });
}

async function signInAs(client: Client, username: string): Promise<Answer> {
  return client.call('POST', '/api/auth/login', { username, password: PASSWORD });
}
