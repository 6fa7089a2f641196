import { expect, test } from 'vitest';
import { leavesTheHouse, partnerOf } from './chefs/chef-settings.ts';
import { readConfig } from './config.ts';

test('nothing set serves at home', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data', RATE_GENERATE_PER_MINUTE: 30 });
});

test('an empty setting is none', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('proxies are addresses or ranges', () => {
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['RATE_GENERATE_PER_MINUTE', '-1'],
  ['PUBLIC_URL', 'pinch.example'],
  ['PUBLIC_URL', 'ftp://pinch.example'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['COOKS', '0'],
  ['LOG_LEVEL', 'loud'],
  ['DRAIN_SECONDS', '60'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: .+\\.$`));
});

const OLLAMA = { CHEF_PROVIDER: 'openai-compatible', CHEF_BASE_URL: 'http://127.0.0.1:11434/v1', CHEF_MODEL: 'llama3.1' };

test.each([
  ['a model on this machine', OLLAMA, 'llama3.1 on our own machine', false],
  ['one in the next container', { ...OLLAMA, CHEF_BASE_URL: 'http://ollama:11434/v1' }, 'llama3.1 on our own machine', false],
  ['one in the house', { ...OLLAMA, CHEF_BASE_URL: 'http://192.168.1.20:8080/v1' }, 'llama3.1 on our own machine', false],
  ['one by IPv6', { ...OLLAMA, CHEF_BASE_URL: 'http://[::1]:8080/v1' }, 'llama3.1 on our own machine', false],
  ['a hosted one', { ...OLLAMA, CHEF_BASE_URL: 'https://api.mistral.ai/v1', CHEF_KEY: 'k' }, 'api.mistral.ai', true],
  ['a hosted one by its name', { ...OLLAMA, CHEF_BASE_URL: 'https://api.mistral.ai/v1', CHEF_NAME: 'Mistral' }, 'Mistral', true],
  ['Anthropic', { CHEF_PROVIDER: 'anthropic', CHEF_MODEL: 'claude-sonnet-4-5', CHEF_KEY: 'k' }, 'Anthropic', true],
])('%s may cook', (_what, env, partner, leaves) => {
  const settings = readConfig(env);
  expect([partnerOf(settings), leavesTheHouse(settings)]).toEqual([partner, leaves]);
});

test.each([
  ['CHEF_PROVIDER', { CHEF_PROVIDER: 'oracle' }],
  ['CHEF_MODEL', { ...OLLAMA, CHEF_MODEL: '' }],
  ['CHEF_BASE_URL', { ...OLLAMA, CHEF_BASE_URL: '' }],
  ['CHEF_BASE_URL', { ...OLLAMA, CHEF_BASE_URL: 'http://api.example.com/v1' }],
  ['CHEF_BASE_URL', { ...OLLAMA, CHEF_BASE_URL: 'http://169.254.169.254/v1' }],
  ['CHEF_BASE_URL', { ...OLLAMA, CHEF_BASE_URL: 'http://172.32.0.1/v1' }],
  ['CHEF_BASE_URL', { ...OLLAMA, CHEF_BASE_URL: 'https://me:secret@api.example.com/v1' }],
  ['CHEF_BASE_URL', { ...OLLAMA, CHEF_BASE_URL: 'file:///etc/passwd' }],
  ['CHEF_KEY', { CHEF_PROVIDER: 'anthropic', CHEF_MODEL: 'claude-sonnet-4-5' }],
  ['CHEF_NAME', { ...OLLAMA, CHEF_NAME: '<b>Me</b>' }],
  ['CHEF_TIME_LIMIT_MS', { ...OLLAMA, CHEF_TIME_LIMIT_MS: '5' }],
  ['CHEF_REQUESTS_PER_DAY', { ...OLLAMA, CHEF_REQUESTS_PER_DAY: '-1' }],
])('a partner with a senseless %s is refused by name, and no secret is repeated', (name, env) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: (?!.*secret).+\\.$`));
});

test('every senseless setting is told, not only the first', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT: .*\nLOG_LEVEL: /);
});
