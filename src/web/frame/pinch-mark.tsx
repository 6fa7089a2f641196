/** A pinch of something, thrown: our ornament. */
export function PinchMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" fill="currentColor">
      <circle cx="5" cy="6" r="2.2" />
      <circle cx="13.5" cy="4" r="1.6" />
      <circle cx="10" cy="12" r="2.6" />
      <circle cx="19" cy="10.5" r="1.9" />
      <circle cx="15.5" cy="18" r="2.2" />
      <circle cx="5.5" cy="19" r="1.5" />
    </svg>
  );
}
