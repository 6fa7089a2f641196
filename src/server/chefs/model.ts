import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, type LanguageModel, type OutputInterface, streamText } from 'ai';
import { boundedFetch } from './bounded-fetch.ts';
import type { ChefSettings } from './chef-settings.ts';
import { WIRE_FORM } from './draft-form.ts';

export interface Question {
  readonly system: string;
  readonly prompt: string;
  readonly mostTokens: number;
  /** Whether the form is asked for by schema. */
  readonly isStructured: boolean;
  readonly signal: AbortSignal;
  /** Hears what the call cost, where the server says so. */
  readonly onTokens: (tokens: number) => void;
}

export interface Model {
  /** Asks, and gives the answer piece by piece. @throws what the connection throws */
  readonly answer: (question: Question) => AsyncGenerator<string>;
}

// Its warnings go to the console; ours go to the log, and without what was asked.
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

/** The configured model behind its wire. The key goes into the header of its calls and nowhere else. */
export function openModel(settings: ChefSettings): Model {
  const withSchema = languageModel(settings, true);
  const plain = languageModel(settings, false);
  const isStreaming = settings.CHEF_STREAM === 'yes';
  return {
    answer: async function* ({ system, prompt, mostTokens, isStructured, signal, onTokens }) {
      const call = {
        model: isStructured ? withSchema : plain,
        instructions: system,
        prompt,
        maxOutputTokens: mostTokens,
        maxRetries: 0,
        abortSignal: signal,
        ...(isStructured ? { output: inForm } : {}),
      };
      if (!isStreaming) {
        const { text, usage } = await generateText(call);
        onTokens(usage.totalTokens ?? 0);
        yield text;
        return;
      }
      const { stream } = streamText({ ...call, onError: () => {} });
      for await (const part of stream) {
        if (part.type === 'text-delta') yield part.text;
        else if (part.type === 'error') throw part.error;
        else if (part.type === 'abort') throw signal.reason;
        else if (part.type === 'finish') onTokens(part.totalUsage.totalTokens ?? 0);
      }
    },
  };
}

/** Whether the server refused the call for the schema in it, so that it may be asked without. */
export function refusesSchema(error: unknown): boolean {
  return APICallError.isInstance(error) && [400, 404, 415, 422, 501].includes(error.statusCode ?? 0);
}

/** Whether the server answered at all, though not with what was asked. */
export function isRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 300;
}

function languageModel(settings: ChefSettings, supportsStructuredOutputs: boolean): LanguageModel {
  const { CHEF_PROVIDER: provider, CHEF_BASE_URL: baseURL, CHEF_MODEL: model = '', CHEF_KEY: apiKey } = settings;
  const wire = { ...(baseURL ? { baseURL } : {}), ...(apiKey ? { apiKey } : {}), fetch: boundedFetch };
  if (provider === 'anthropic') return createAnthropic(wire)(model);
  return createOpenAICompatible({
    ...wire,
    baseURL: baseURL ?? '',
    name: 'chef',
    includeUsage: true,
    supportsStructuredOutputs,
    transformRequestBody: (body) => asTheHostWantsIt(baseURL ?? '', body),
  })(model);
}

/** OpenAI itself has renamed the limit of its answers, and its newer models refuse the old name; everybody else knows only that. */
export function asTheHostWantsIt<Body extends Record<string, unknown>>(baseUrl: string, body: Body): Record<string, unknown> {
  if (!URL.canParse(baseUrl) || new URL(baseUrl).hostname !== 'api.openai.com') return body;
  const { max_tokens, ...rest } = body;
  return { ...rest, max_completion_tokens: max_tokens };
}

/** Asks for the form, but takes the text as it comes: it is read while it is written, and by our own schema. */
const inForm: OutputInterface<string, string, never> = {
  name: 'recipes',
  responseFormat: Promise.resolve({ type: 'json', name: 'recipes', schema: WIRE_FORM as never }),
  parseCompleteOutput: async ({ text }) => text,
  parsePartialOutput: async ({ text }) => ({ partial: text }),
  createElementStreamTransform: () => undefined,
};
