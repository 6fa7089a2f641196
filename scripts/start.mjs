// `npm start`: installs what is missing, builds what is stale, serves. Passes on the signals it gets, so that stopping is clean.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { env, install, node, root } from './install.mjs';
import { keepCookbook } from './keep-cookbook.mjs';

install();
if (!buildWeb()) process.exit(1);
// Without bounds of an operator's the server reads it well enough itself.
if (env.NODE_OPTIONS) keepCookbook();
const server = spawn(node, [join(root, 'src/server/start.ts')], { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
