import { afterEach, expect, test, vi } from 'vitest';
import { aLine } from './line.ts';

afterEach(() => void vi.restoreAllMocks());

function aShortLine(given: { mostWaitMs?: number; onShed?: () => void } = {}) {
  const { inTurn, open } = aLine({ atOnce: 1, mostWaitMs: Number.POSITIVE_INFINITY, mostWaiting: 3, sentence: 'Busy.', onShed: () => {}, ...given });
  return { inLine: inTurn, open };
}

test('each has their turn in the order they came, one at a time', async () => {
  const { inLine } = aShortLine();
  const heard: string[] = [];
  const work = (name: string) =>
    inLine(async () => {
      heard.push(`${name} begins`);
      await Promise.resolve();
      heard.push(`${name} ends`);
    });
  await Promise.all(['a', 'b', 'c'].map(work));
  expect(heard).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('whoever finds too many waiting is sent away, and their work is never begun', async () => {
  const onShed = vi.fn();
  const { inLine } = aShortLine({ onShed });
  const work = vi.fn(async () => 'done');
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => inLine(work)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(answers[5]).toMatchObject({ reason: { code: 'overloaded', message: 'Busy.' } });
  expect(work).toHaveBeenCalledTimes(4);
  expect(onShed).toHaveBeenCalledTimes(2);
});

const aLongTurn = (inLine: (work: () => Promise<void>) => Promise<void>) => {
  let end = () => {};
  const ended = inLine(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  return async () => {
    end();
    await ended;
  };
};

test('whoever has waited for too long all the same is sent away when their turn comes; those after them have theirs', async () => {
  const { inLine, open } = aShortLine({ mostWaitMs: 100 });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  open();
  const end = aLongTurn(inLine);
  const second = inLine(async () => 'second');
  clock.mockReturnValue(3000);
  const third = inLine(async () => 'third');
  await end();
  await expect(second).rejects.toMatchObject({ code: 'overloaded' });
  expect(await third).toBe('third');
});

test('before it is open nobody waits too long, and how long that took is not held against those who come after', async () => {
  const { inLine, open } = aShortLine({ mostWaitMs: 100 });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const end = aLongTurn(inLine);
  const second = inLine(async () => 'second');
  clock.mockReturnValue(60_000);
  await end();
  expect(await second).toBe('second');
  open();
  const endThird = aLongTurn(inLine);
  const rest = [inLine(async () => 'fourth'), inLine(async () => 'fifth')];
  await endThird();
  expect(await Promise.all(rest)).toEqual(['fourth', 'fifth']);
});

test('work that fails makes room for the next', async () => {
  const { inLine } = aShortLine();
  const failing = inLine(() => Promise.reject(new Error('burnt')));
  const next = inLine(async () => 'served');
  await expect(failing).rejects.toThrow('burnt');
  expect(await next).toBe('served');
});
