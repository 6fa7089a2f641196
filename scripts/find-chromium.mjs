import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows: it opens a page in a third of the time, and the journeys open hundreds. */
const HEADLESS = ['chromium-headless-shell'];
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where the browser for the journeys is; installs Debian's where it is missing and we may. */
export function findChromium() {
  const found = process.env.CHROMIUM ?? onPath(HEADLESS) ?? installed() ?? onPath(WITH_WINDOWS);
  if (found) return found;
  console.error('The browser journeys need Chromium: install Debian\'s package "chromium-headless-shell" or "chromium", or run this as root.');
  process.exit(1);
}

function installed() {
  if (process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium…');
  const options = '-qq -o Acquire::http::Timeout=20';
  const install = `DEBIAN_FRONTEND=noninteractive apt-get install ${options} -y --no-install-recommends`;
  // Debian of before 2024 has no package of it without windows; where a browser lies already, not reaching Debian is no matter.
  spawnSync('sh', ['-c', `apt-get update ${options}; ${install} ${HEADLESS[0]}${onPath(WITH_WINDOWS) ? '' : ` || ${install} ${WITH_WINDOWS[0]}`}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return onPath(HEADLESS);
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
