import { useSyncExternalStore } from 'react';
import { stored } from '../stored.ts';
import { showToast } from '../ui/toast-store.ts';

/** Timers run on when the recipe is closed or the page reloaded; they end with a toast and a sound. */
export interface Running {
  readonly label: string;
  readonly endsAtMs: number;
}

type Timers = Readonly<Record<string, Running>>;

/** One that rang unheard longer ago than this is not worth a toast. */
const STALE_MS = 60 * 60_000;

const running = stored<Timers>('pinch-timers', {}, (found) =>
  typeof found === 'object' && found !== null ? Object.fromEntries(Object.entries(found).filter((entry) => isRunning(entry[1]))) : null,
);
let clock: ReturnType<typeof setInterval> | undefined;
let sound: AudioContext | undefined;
const listeners = new Set<() => void>();

/** The same in every view of a recipe, and after a reload. */
export const timerId = (title: string, step: number, timer: number) => `${title}/${step}/${timer}`;

export function startTimer(id: string, label: string, minutes: number): void {
  // Browsers let a page sound only after a touch: this is the touch.
  sound ??= 'AudioContext' in window ? new AudioContext() : undefined;
  running.set({ ...running.get(), [id]: { label, endsAtMs: Date.now() + minutes * 60_000 } });
  tell();
}

export function stopTimer(id: string): void {
  running.set(Object.fromEntries(Object.entries(running.get()).filter(([one]) => one !== id)));
  tell();
}

/** Seconds left, or null when it is not running. Ticks once a second. */
export function useTimer(id: string): number | null {
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(id),
    () => null,
  );
}

function secondsLeft(id: string): number | null {
  const timer = running.get()[id];
  return timer ? Math.max(0, Math.ceil((timer.endsAtMs - Date.now()) / 1000)) : null;
}

function tick(): void {
  for (const [id, { label, endsAtMs }] of Object.entries(running.get())) {
    if (endsAtMs > Date.now()) continue;
    stopTimer(id);
    if (Date.now() - endsAtMs > STALE_MS) continue;
    ring();
    showToast({ title: 'Time is up', text: label, durationMs: 60_000 });
  }
  tell();
}

function ring(): void {
  if (!sound) return;
  for (const beat of [0, 0.35, 0.7]) {
    const tone = sound.createOscillator();
    tone.frequency.value = 880;
    tone.connect(sound.destination);
    tone.start(sound.currentTime + beat);
    tone.stop(sound.currentTime + beat + 0.2);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  keepClock();
  return () => listeners.delete(listener);
}

function tell(): void {
  keepClock();
  for (const listener of listeners) listener();
}

/** Ticks while a timer runs, seen or not. */
function keepClock(): void {
  const isNeeded = Object.keys(running.get()).length > 0;
  if (isNeeded) clock ??= setInterval(tick, 1000);
  else {
    clearInterval(clock);
    clock = undefined;
  }
}

function isRunning(found: unknown): found is Running {
  const { label, endsAtMs } = (found ?? {}) as Partial<Record<keyof Running, unknown>>;
  return typeof label === 'string' && typeof endsAtMs === 'number';
}
