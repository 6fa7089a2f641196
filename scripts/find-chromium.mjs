import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where the browser for the journeys is; installs Debian's where there is none and we may. */
export function findChromium() {
  const found = onPath();
  if (found) return found;
  if (process.getuid?.() === 0) {
    console.log('Installing Chromium…');
    spawnSync('sh', ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const installed = onPath();
  if (installed) return installed;
  console.error('The browser journeys need Chromium: install Debian\'s package "chromium", or run this as root.');
  process.exit(1);
}

function onPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path));
}
