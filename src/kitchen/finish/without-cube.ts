/** What stands for an amount in a text that is rewritten: "§3§ stock cube" is the fourth part of the step and its name. */
export const MARK = '§';
const ANY = `${MARK}\\d+${MARK}`;

/**
 * A sentence that crumbles a stock cube into water, without the cube: "Pour in §0§ water, crumble in §2§ stock cube and boil" becomes "Pour
 * in §0§ water and boil". Amounts stand as marks.
 *
 * @param mark the cube's amount, as it stands in the text
 * @param names by which the cube goes, the longest first
 * @returns null where the cube is spoken of in a way that cannot be left out
 */
export function withoutCube(text: string, mark: string, names: readonly string[]): string | null {
  const cube = `${mark} (?:${names.join('|')})(?:,? (?:crumbled|dissolved|melted)(?: in(?: it)?)?)?`;
  if (text.match(new RegExp(cube, 'g'))?.length !== 1) return null;
  for (const [pattern, instead] of WAYS) {
    const found = new RegExp(pattern.replaceAll('CUBE', cube), 'u').exec(text);
    if (!found) continue;
    const said = instead.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
    const left = text.slice(0, found.index) + said + text.slice(found.index + found[0].length);
    return left.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  }
  return null;
}

/** Ends a clause. */
const END = '(?=[.:;]|, (?:stirring|scraping|whisking))';
/** The next of a list. */
const NEXT = `(?=${ANY}|the |every |any |a (?!little|third|quarter|few|bit|ladle)|half |two )`;
const HOT = '(?:just )?(?:hot|boiling|boiled)';

/** How cooks speak of a cube, each with what stands there without it; the first that is found. */
const WAYS: readonly (readonly [pattern: string, instead: string])[] = [
  // "§1§ stock cube in §0§ water" and "§1§ stock cube and §0§ water", where it comes first.
  [`CUBE (?:and|in|into) (${ANY} water)`, '$1'],
  // Crumble it in.
  ['(^|[.!?] )Crumble in CUBE(?: and |, |\\. )', '$1'],
  [`,? (?:and |then )?crumble in CUBE${END}`, ''],
  [',? (?:and )?crumble in CUBE(,| and) ', '$1 '],
  // Add it.
  [`(^|[.!?] )Add CUBE(?:,| and) ${NEXT}`, '$1Add '],
  [`( |, )(and )?add CUBE(?:,| and) ${NEXT}`, '$1$2add '],
  [`,? (?:and )?add CUBE${END}`, ''],
  [',? (?:and )?add CUBE and ', ' and '],
  [',? (?:and )?add CUBE, ', ', '],
  // With it.
  [` with CUBE,? (?=into|over|onto|round|to )`, ' '],
  [`,? with CUBE${END}`, ''],
  [` with CUBE(?:,| and) ${NEXT}`, ' with '],
  [` with CUBE,? and (?!${ANY})`, ' and '],
  [',? with CUBE, ', ', '],
  // Among other things.
  [`(, ${HOT}), CUBE and `, '$1, and '],
  [', CUBE and ', ' and '],
  [', CUBE, ', ', '],
  [`(, [\\p{Ll} ]{3,20}), (${ANY}[^,.:;]*?),? and CUBE`, '$1, and $2'],
  [`, (${ANY}[^,.:;]*?),? and CUBE`, ' and $1'],
  [',? and CUBE', ''],
];
