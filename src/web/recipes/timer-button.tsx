import { Square, Timer } from 'lucide-react';
import { startTimer, stopTimer, useTimer } from './timers.ts';

interface TimerButtonProps {
  readonly id: string;
  readonly label: string;
  readonly minutes: number;
}

export function TimerButton({ id, label, minutes }: TimerButtonProps) {
  const seconds = useTimer(id);
  const isRunning = seconds !== null;
  // A label may be the time itself, as the step says it: "10 minutes".
  const saysTime = /\d/.test(label);
  const name = isRunning ? `Stop the timer: ${label}` : `Start a timer: ${saysTime ? label : `${label}, ${minutes} minutes`}`;
  return (
    <button
      type="button"
      className={`no-print inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold tabular-nums ${isRunning ? 'border-saffron bg-saffron text-on-saffron' : 'border-rule-strong hover:border-ink'}`}
      aria-label={name}
      onClick={() => (isRunning ? stopTimer(id) : startTimer(id, label, minutes))}
    >
      {isRunning ? <Square aria-hidden="true" size={14} /> : <Timer aria-hidden="true" size={16} />}
      {isRunning ? sayClock(seconds) : saysTime ? label : `${minutes} min`}
      {!saysTime && <span className="font-normal">{label}</span>}
    </button>
  );
}

function sayClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
