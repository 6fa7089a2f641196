/** One recipe is no longer than this; what goes on is not read as one. */
const MOST_CHARACTERS = 20_000;

export interface DraftReader {
  /** Takes the next piece of an answer; gives each recipe that has become whole with it, undefined for one that is no JSON. */
  readonly take: (piece: string) => unknown[];
}

/**
 * Finds the recipes in an answer while it is still being written: the elements of "recipes" or of a list, or a single recipe,
 * wherever the JSON begins (after a fence, after thoughts). A recipe cut off in the middle is none; those before it count.
 */
export function draftReader(): DraftReader {
  const aside = thoughtsAside();
  const open: string[] = [];
  let string: string | null = null;
  let isEscaped = false;
  let lastString = '';
  let isRecipes = false;
  /** What is being copied, and how deep it began: an element of the list (2 or 3), or the whole (1) as long as there is no list. */
  let copy: { text: string; readonly depth: number } | null = null;

  function take(piece: string): unknown[] {
    const found: unknown[] = [];
    for (const char of aside(piece)) {
      if (copy) copy.text += char;
      if (string !== null) readString(char);
      else if (char === '"' && open.length > 0) string = '';
      else if (char === '{' || char === '[') begin(char);
      else if ((char === '}' || char === ']') && open.length > 0) end(found);
      else if (open.length === 1 && open[0] === '[' && /[^\s,]/.test(char)) open.pop(); // "[Note]" is prose, not a list.
      if (copy && copy.text.length > MOST_CHARACTERS) {
        if (copy.depth > 1) found.push(undefined);
        copy = null;
      }
    }
    return found;
  }

  function readString(char: string): void {
    if (isEscaped) isEscaped = false;
    else if (char === '\\') isEscaped = true;
    else if (char === '"') {
      lastString = string ?? '';
      string = null;
    } else if (string !== null && string.length < 20) string += char;
  }

  function begin(char: string): void {
    open.push(char);
    // A recipe begins three deep at most; of brackets without end nothing is looked at.
    if (open.length > 3) return;
    const path = open.join('');
    if (path === '{[') isRecipes = lastString === 'recipes';
    if (path === '{') copy = { text: char, depth: 1 };
    if (path === '{[' && isRecipes) copy = null;
    if (path === '[{' || (path === '{[{' && isRecipes)) copy = { text: char, depth: open.length };
  }

  function end(found: unknown[]): void {
    if (copy?.depth === open.length) {
      found.push(parse(copy.text));
      copy = null;
    }
    open.pop();
  }

  return { take };
}

/** Leaves out what a model thinks aloud before its answer. */
function thoughtsAside(): (piece: string) => string {
  let held: string | null = '';
  return (piece) => {
    if (held === null) return piece;
    const text: string = (held + piece).trimStart();
    if (text.length < '<think>'.length && '<think>'.startsWith(text)) held = text;
    else if (!text.startsWith('<think>')) {
      held = null;
      return text;
    } else {
      const end = text.indexOf('</think>');
      // Of a long thought only the end is kept, where its closing may be half written.
      held = end < 0 ? `<think>${text.slice('<think>'.length).slice(-'</think>'.length)}` : null;
      if (end >= 0) return text.slice(end + '</think>'.length);
    }
    return '';
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
