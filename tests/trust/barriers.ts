import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 AA and its own good practice on what is seen now, one sentence each. */
export async function barriers(page: Page): Promise<string[]> {
  // target-size is the one rule of 2.2, and off unless asked for; the legacy mode spares a page for each look, as we frame nothing.
  const axe = new AxeBuilder({ page }).options({ runOnly: TAGS, rules: { 'target-size': { enabled: true } } }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
