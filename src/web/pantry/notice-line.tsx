import type { Notice } from './use-pantry.ts';

/** What the last change did, read out politely, with the way back. Keeps its height, so that nothing below it jumps. */
export function NoticeLine({ notice }: { readonly notice: Notice | null }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <p role="status">{notice?.text}</p>
      {notice?.undo && (
        <button type="button" className="text-button" onClick={notice.undo}>
          Undo
        </button>
      )}
    </div>
  );
}
