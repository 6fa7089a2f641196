import type { Text } from './dish.ts';

/** Whether a step says how long to wait: ever, or, `always`, whatever fills the dish. */
export function saysWait(text: Text, always = false): boolean {
  return text.some((node) => {
    if (typeof node === 'string') return false;
    if (node.node === 'time') return node.which === 'wait';
    if (node.node === 'vary') return node.choices[always ? 'every' : 'some']((choice) => saysWait(choice, always));
    if (node.node === 'if') return [node.yes, node.no][always ? 'every' : 'some']((branch) => saysWait(branch, always));
    return false;
  });
}
