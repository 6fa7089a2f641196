/** Why there is nothing stands in the notes above. */
export function NoResults() {
  return (
    <div className="prose mt-6">
      <p className="font-display text-2xl">Nothing we would put our name to, this time.</p>
      <p className="mt-2">Two or three more things change that: an egg, an onion, some pasta, a tin of beans.</p>
    </div>
  );
}
