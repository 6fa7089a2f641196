import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { dismissToast, subscribeToToasts, type Toast, toastNow } from './toast-store.ts';

/** Where toasts appear, and the polite live region that reads them out. Time stands still while one is pointed at or has focus. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, toastNow, () => null);
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-70 flex justify-end p-4 md:left-auto md:w-full md:max-w-[420px]"
    >
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </section>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { id, title, text, isError, durationMs } = toast;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, id, durationMs]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops the clock
    <div
      className={`toast pointer-events-auto flex max-h-[calc(100dvh-2rem)] w-full overflow-y-auto items-start gap-2 rounded-md border-l-4 bg-ink py-3 pl-4 pr-1 text-paper shadow-lg ${isError ? 'border-tomato' : 'border-saffron'}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="flex-1 py-1">
        <p className="font-display text-lg leading-tight font-semibold">{title}</p>
        {text && <p className="mt-1 text-sm">{text}</p>}
      </div>
      <button type="button" className="grid size-11 shrink-0 place-items-center rounded-full" onClick={() => dismissToast(id)}>
        <X aria-hidden="true" size={18} />
        <span className="sr-only">Dismiss notification</span>
      </button>
    </div>
  );
}
