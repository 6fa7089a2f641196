import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0`, 'Edge on Android'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, 'Opera on Linux'],
  [`Mozilla/5.0 (Linux; Android 15; SM-S911B) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/140.0 Mobile/15E148 Safari/605.1.15', 'Firefox on iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/605.1.15', 'Chrome on iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Mac'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'Safari on Mac'],
  ['Chrome/140.0', 'Chrome'],
  ['Some program (Windows)', 'Windows'],
  ['curl/8.0', 'An unknown device'],
  ['', 'An unknown device'],
  [undefined, 'An unknown device'],
])('%s is %s', (said, device) => {
  expect(deviceOf(said)).toBe(device);
});
