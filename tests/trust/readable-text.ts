import type { Page } from '@playwright/test';

/** What cannot be read as it stands: words cut off, beside the screen or over one another, one sentence each. */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    interface Line {
      readonly words: string;
      readonly element: Element;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const found = new Set<string>();
    const lines: Line[] = [];
    /** Meant to stand over what is below it. */
    const isLiftedOff = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, zIndex } = getComputedStyle(at);
        if (/fixed|sticky/.test(position) || (position === 'absolute' && Number(zIndex) > 0)) return true;
      }
      return false;
    };
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' && element.parentElement ? blockOf(element.parentElement) : element;
    /** For screen readers alone. */
    const isUnseen = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, overflow, clipPath } = getComputedStyle(at);
        if (position === 'absolute' && overflow === 'hidden' && (clipPath !== 'none' || at.clientWidth <= 1)) return true;
      }
      return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('[aria-hidden=true]') !== null;
    };
    const lookAt = (line: Line) => {
      let isFree = { x: false, y: false };
      for (let at: Element | null = line.element; at && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const cuts = (overflow: string) => /hidden|clip/.test(overflow);
        const isCut =
          (!isFree.x && cuts(overflowX) && (line.right > box.right + SLACK || line.left < box.left - SLACK)) ||
          (!isFree.y && cuts(overflowY) && (line.bottom > box.bottom + SLACK || line.top < box.top - SLACK));
        if (isCut) {
          found.add(`“${line.words}” is cut off`);
          return false;
        }
        isFree = { x: isFree.x || /auto|scroll/.test(overflowX), y: isFree.y || /auto|scroll/.test(overflowY) };
        if (position === 'fixed' && !isFree.y && (line.bottom > innerHeight + SLACK || line.top < -SLACK)) found.add(`“${line.words}” is out of reach`);
      }
      if (!isFree.x && (line.right > innerWidth + SLACK || line.left < -SLACK)) found.add(`“${line.words}” is beside the screen`);
      return true;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim().replace(/\s+/g, ' ').slice(0, 50);
      if (!element || !words || /^(?:script|style|noscript|option|select)$/i.test(element.tagName) || isUnseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 2 || height < 2) continue;
        // The letters themselves: above and below them there is air.
        const line = { words, element, left, right, top: top + height * 0.22, bottom: bottom - height * 0.2 };
        if (lookAt(line) && !isLiftedOff(element)) lines.push(line);
      }
    }
    for (const button of document.querySelectorAll('button[aria-label]:has(svg)')) {
      const picture = button.querySelector('svg');
      if (!picture || isUnseen(button) || isLiftedOff(button)) continue;
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      lines.push({ words: button.getAttribute('aria-label') ?? '', element: button, left, right, top, bottom });
    }
    lines.sort((a, b) => a.top - b.top);
    for (const [place, one] of lines.entries())
      for (const other of lines.slice(place + 1)) {
        if (other.top > one.bottom) break;
        const high = Math.min(one.bottom, other.bottom) - other.top;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        if (high > SLACK && wide > SLACK && blockOf(one.element) !== blockOf(other.element))
          found.add(`“${one.words}” and “${other.words}” stand over one another`);
      }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.add(`the page is ${wide} px wider than the screen`);
    return [...found];
  });
}
