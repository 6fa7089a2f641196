/** The pots of paint one ingredient is drawn with, all "#rrggbb". */
export interface Tones {
  readonly fill: string;
  readonly shade: string;
  readonly deep: string;
  readonly light: string;
}

type Lab = readonly [lightness: number, a: number, b: number];

/** Warm and mid-toned: what is drawn when a colour cannot be read. */
const UNREADABLE = '#b98b5e';

/**
 * Four paints from one hex colour; `nudge` (about -1 to 1) makes neighbouring batches differ a little, as food does.
 * Mixed in OKLab, where equal steps look equal (Ottosson, bottosson.github.io/posts/oklab).
 */
export function tones(hex: string, nudge = 0): Tones {
  const [lightness, a, b] = toLab(hex);
  const at = Math.min(0.97, Math.max(0.26, lightness + nudge * 0.022));
  const turned = (steps: number, chroma: number): Lab => {
    const hue = Math.atan2(b, a) + nudge * 0.05 + shadeTurn(a, b) * steps;
    const strength = Math.hypot(a, b) * chroma + (steps > 0 ? 0.008 : 0);
    return [at, Math.cos(hue) * strength, Math.sin(hue) * strength];
  };
  const darker = (by: number, colour: Lab): string => toHex([colour[0] - by * (0.45 + at * 0.6), colour[1], colour[2]]);
  const [, paleA, paleB] = turned(-0.6, 0.82);
  return {
    fill: darker(0, turned(0, 1)),
    shade: darker(0.12, turned(1, 0.9)),
    deep: darker(0.27, turned(1.6, 0.7)),
    light: toHex([at + (1 - at) * 0.45 + 0.02, paleA, paleB]),
  };
}

/** `amount` 0 gives the first colour, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
}

/** How far apart two colours look: under 0.1 they run together. */
export function distance(one: string, other: string): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Degrees around the OKLab wheel: 0 pink, 30 red, 60 orange, 90 yellow, 140 green, 260 blue; null for greys. */
export function hue(hex: string): number | null {
  const [, a, b] = toLab(hex);
  return Math.hypot(a, b) < 0.03 ? null : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/** Painters do not darken with black: yellows go to orange, greens to blue, reds to plum. Radians of hue. */
function shadeTurn(a: number, b: number): number {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  if (hue > 45 && hue < 118) return -0.24;
  if (hue >= 118 && hue < 200) return 0.07;
  return -0.12;
}

function toLab(hex: string): Lab {
  const [red, green, blue] = channels(hex).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(channelHex).join('')}`;
}

function channelHex(linear: number): string {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
}

/** Also the gate: nothing but six hex digits of a spec's colour ever reaches the picture. */
function channels(hex: string): number[] {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1] ?? UNREADABLE.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16) / 255);
}
