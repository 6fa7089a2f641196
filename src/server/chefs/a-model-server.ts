import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What the fake model was asked. */
export interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly isStream: boolean;
  readonly hasSchema: boolean;
  /** From 1: which call it is. */
  readonly turn: number;
}

export interface Reply {
  /** What the model writes. */
  readonly text?: string;
  /** Tokens it says this cost. */
  readonly tokens?: number;
  /** Pieces of so many characters, with so many milliseconds before each. */
  readonly pieces?: number;
  readonly everyMs?: number;
  /** Breaks the connection after so many pieces. */
  readonly cutAfter?: number;
  /** An answer that is no answer. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whatever else a server may do with a connection. */
  readonly raw?: (response: ServerResponse) => void;
}

export interface ModelServer {
  readonly url: string;
  readonly asked: readonly Asked[];
  readonly close: () => Promise<void>;
}

/** For tests: a model behind a real port that speaks the OpenAI-compatible and the Anthropic wire, streaming or not, and says what it is told to. */
export async function aModelServer(reply: (asked: Asked) => Reply): Promise<ModelServer> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const { stream = false, response_format, output_config, tools } = JSON.parse(body) as Record<string, unknown> & { stream?: boolean };
    const hasSchema = /json_schema/.test(JSON.stringify([response_format, output_config])) || tools !== undefined;
    const one: Asked = { path: request.url ?? '', headers: request.headers, body, isStream: stream, hasSchema, turn: asked.length + 1 };
    asked.push(one);
    const told = reply(one);
    if (told.raw) return told.raw(response);
    if (told.status) {
      response.writeHead(told.status, { 'content-type': 'application/json', ...told.headers }).end(told.body ?? '{"error":{"message":"no","type":"error"}}');
      return;
    }
    const wire = one.path.endsWith('/messages') ? anthropic(tools !== undefined) : OPENAI;
    await (stream ? sendPieces(response, told, wire) : sendWhole(response, told, wire));
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Wire {
  readonly whole: (text: string, tokens: number) => unknown;
  readonly before: readonly unknown[];
  readonly piece: (text: string) => unknown;
  readonly after: (tokens: number) => readonly unknown[];
  readonly last: string;
}

async function sendWhole(response: ServerResponse, { text = '', tokens = 10, everyMs = 0 }: Reply, wire: Wire): Promise<void> {
  if (everyMs) await wait(everyMs);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(wire.whole(text, tokens)));
}

async function sendPieces(response: ServerResponse, { text = '', tokens = 10, pieces = 400, everyMs = 0, cutAfter }: Reply, wire: Wire): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (event: unknown) => {
    const { type } = event as { type?: string };
    response.write(`${type ? `event: ${type}\n` : ''}data: ${JSON.stringify(event)}\n\n`);
  };
  for (const event of wire.before) send(event);
  let sent = 0;
  for (let at = 0; at < text.length && !response.destroyed; at += pieces) {
    if (everyMs) await wait(everyMs);
    send(wire.piece(text.slice(at, at + pieces)));
    sent += 1;
    if (sent === cutAfter) {
      // What was written should arrive before the line goes dead.
      await wait(20);
      response.destroy();
      return;
    }
  }
  for (const event of wire.after(tokens)) send(event);
  response.end(wire.last);
}

const chunk = (delta: unknown, finish_reason: string | null = null) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'fake',
  choices: [{ index: 0, delta, finish_reason }],
});

const OPENAI: Wire = {
  whole: (text, tokens) => ({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: tokens - 1, completion_tokens: 1, total_tokens: tokens },
  }),
  before: [chunk({ role: 'assistant', content: '' })],
  piece: (text) => chunk({ content: text }),
  after: (tokens) => [chunk({}, 'stop'), { ...chunk({}), choices: [], usage: { prompt_tokens: tokens - 1, completion_tokens: 1, total_tokens: tokens } }],
  last: 'data: [DONE]\n\n',
};

/** A schema may be asked of it as a tool to be called: then it answers with the call. */
function anthropic(isTool: boolean): Wire {
  const usage = (tokens: number) => ({ input_tokens: tokens - 1, output_tokens: 1 });
  const message = (content: readonly unknown[], tokens: number) => ({
    id: 'm1',
    type: 'message',
    role: 'assistant',
    model: 'fake',
    content,
    stop_reason: isTool ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: usage(tokens),
  });
  const block = isTool ? { type: 'tool_use', id: 't1', name: 'json', input: {} } : { type: 'text', text: '' };
  return {
    whole: (text, tokens) => message([isTool ? { ...block, input: JSON.parse(text) } : { ...block, text }], tokens),
    before: [
      { type: 'message_start', message: { ...message([], 1), stop_reason: null } },
      { type: 'content_block_start', index: 0, content_block: block },
    ],
    piece: (text) => ({
      type: 'content_block_delta',
      index: 0,
      delta: isTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
    }),
    after: (tokens) => [
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: isTool ? 'tool_use' : 'end_turn', stop_sequence: null }, usage: usage(tokens) },
      { type: 'message_stop' },
    ],
    last: '',
  };
}
