/** The candidate nearest to a misspelt name (letters added, lost, changed, swapped with their neighbour), or null when none is near enough to suggest. */
export function nearest(name: string, candidates: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const edits = distance(name, candidate);
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}

/** What follows the sentence that a name is unknown: ` Did you mean "flour"?`, or nothing when no candidate is near. */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const near = nearest(name, candidates);
  return near ? ` Did you mean "${near}"?` : '';
}

function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] as number) + 1 : changed;
      next.push(Math.min((next[j - 1] as number) + 1, (row[j] as number) + 1, changed, swapped));
    }
    [before, row] = [row, next];
  }
  return row[b.length] as number;
}
