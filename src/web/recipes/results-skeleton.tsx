/** The shape of three cards, while they are on their way. */
export function ResultsSkeleton() {
  return (
    <div aria-busy="true" className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
      <p role="status" className="sr-only">
        Loading recipes
      </p>
      {[0, 1, 2].map((index) => (
        <div key={index} className="skeleton overflow-hidden rounded-lg border border-rule bg-sheet">
          <div className="aspect-4/3 bg-ground" />
          <div className="grid gap-3 p-5">
            <div className="h-7 w-4/5 rounded bg-ground" />
            <div className="h-4 w-3/5 rounded bg-ground" />
            <div className="h-4 rounded bg-ground" />
            <div className="h-24 rounded bg-ground" />
            <div className="h-28 rounded bg-ground" />
            <div className="h-11 rounded bg-ground" />
          </div>
        </div>
      ))}
    </div>
  );
}
