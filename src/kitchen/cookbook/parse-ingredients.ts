import { type Ingredient, idOf } from './ingredient.ts';
import { readIngredientFields } from './ingredient-fields.ts';
import type { Problem } from './problem.ts';

/**
 * Reads the files of cookbook/ingredients, one ingredient a line: name | plural | also | fields.
 * Never throws: what cannot be read is a problem with its place and remedy, and the rest of the line stands.
 */
export function parseIngredients(files: readonly { path: string; text: string }[]): {
  ingredients: Ingredient[];
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const owners = new Map<string, Ingredient>();
  const ingredients: Ingredient[] = [];
  for (const { path, text } of files) {
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
      const report = (message: string) => problems.push({ file: path, line: index + 1, message });
      const read = readLine(line, { file: path, line: index + 1 }, report);
      if (read === null) continue;
      const ingredient = withOwnNames(read, owners, report);
      if (ingredient !== null) ingredients.push(ingredient);
    }
  }
  return { ingredients, problems };
}

function readLine(text: string, place: { file: string; line: number }, report: (message: string) => void): Ingredient | null {
  const [name = '', plural = '', also = '', ...fields] = text.split('|').map((part) => part.trim().replace(/\s+/g, ' '));
  if (idOf(name) === '') {
    report('the line has no name. It begins: name | plural | also known as | kind …');
    return null;
  }
  if (!text.includes('|')) {
    report('the line is not divided. Put | between its parts: name | plural | also known as | kind … | keeps …');
    return null;
  }
  if (plural === '') report(`"${name}" has no plural. Write "${name} | ${name} | …" if it is not counted, else its plural.`);
  if (/^kind /.test(plural) || /^kind /.test(also)) {
    report(`"${name}" comes to its fields too early. The first three are name | plural | also known as; leave one empty rather than out.`);
  }
  return {
    id: idOf(name),
    name,
    plural: plural || name,
    also: also
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    ...readIngredientFields(name, fields, report),
    ...place,
  };
}

/** Leaves out the names that another line has; null when even the name itself is taken. */
function withOwnNames(ingredient: Ingredient, owners: Map<string, Ingredient>, report: (message: string) => void): Ingredient | null {
  const isFree = (name: string) => {
    const owner = owners.get(idOf(name));
    if (owner === undefined || owner.id === ingredient.id) return true;
    report(
      `"${name}" already means "${owner.name}" (${owner.file}, line ${owner.line}). ` +
        `A name belongs to one ingredient: take it out of one of the two lines.`,
    );
    return false;
  };
  const twin = owners.get(ingredient.id);
  if (twin !== undefined) {
    report(`"${ingredient.name}" already means "${twin.name}" (${twin.file}, line ${twin.line}). Make one line of the two, or give this one another name.`);
    return null;
  }
  owners.set(ingredient.id, ingredient);
  const plural = isFree(ingredient.plural) ? ingredient.plural : ingredient.name;
  const also = ingredient.also.filter(isFree);
  for (const name of [plural, ...also]) owners.set(idOf(name), ingredient);
  return { ...ingredient, plural, also };
}
