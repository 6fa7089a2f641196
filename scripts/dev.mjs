// `npm run dev`: the pages with live reload on PORT (3000), the calls behind them on the next port, restarted when the server's files change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { env, install, node, root, tool } from './install.mjs';

install();
if (!buildWeb()) process.exit(1);
const port = Number(process.env.PORT ?? 3000);
const api = spawn(
  node,
  ['--watch', '--watch-path=src/server', '--watch-path=src/kitchen', '--watch-path=src/contract', '--watch-path=cookbook', join(root, 'src/server/start.ts')],
  {
    cwd: root,
    env: { ...env, PORT: String(port + 1) },
    stdio: 'inherit',
  },
);
const web = spawn(node, [tool('react-router'), 'dev', '--port', String(port)], {
  cwd: root,
  env: { ...env, API: `http://127.0.0.1:${port + 1}` },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    api.kill(signal);
    web.kill(signal);
  });
web.on('exit', (code) => {
  api.kill('SIGTERM');
  process.exit(code ?? 0);
});
