import { useSyncExternalStore } from 'react';
import { showToast } from '../ui/toast-store.ts';

/** Timers run on when the recipe is closed; they end with a toast and a sound. */
export interface Running {
  readonly label: string;
  readonly endsAtMs: number;
}

let running: ReadonlyMap<string, Running> = new Map();
let clock: ReturnType<typeof setInterval> | undefined;
let sound: AudioContext | undefined;
const listeners = new Set<() => void>();

export function startTimer(key: string, label: string, minutes: number): void {
  // Browsers let a page sound only after a touch: this is the touch.
  sound ??= 'AudioContext' in window ? new AudioContext() : undefined;
  running = new Map(running).set(key, { label, endsAtMs: Date.now() + minutes * 60_000 });
  clock ??= setInterval(tick, 1000);
  tell();
}

export function stopTimer(key: string): void {
  running = new Map([...running].filter(([one]) => one !== key));
  if (running.size === 0) {
    clearInterval(clock);
    clock = undefined;
  }
  tell();
}

/** Seconds left, or null when it is not running. Ticks once a second. */
export function useTimer(key: string): number | null {
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(key),
    () => null,
  );
}

function secondsLeft(key: string): number | null {
  const timer = running.get(key);
  return timer ? Math.max(0, Math.ceil((timer.endsAtMs - Date.now()) / 1000)) : null;
}

function tick(): void {
  for (const [key, { label, endsAtMs }] of running) {
    if (endsAtMs > Date.now()) continue;
    stopTimer(key);
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
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
