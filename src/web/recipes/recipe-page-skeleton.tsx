/** The shape of a recipe, while it is on its way. */
export function RecipePageSkeleton() {
  return (
    <div className="page skeleton py-10 lg:py-16" aria-busy="true">
      <h1 className="sr-only">Recipe</h1>
      <p role="status" className="sr-only">
        Loading the recipe
      </p>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[1fr_20rem]">
        <div className="grid content-start gap-4">
          <div className="h-10 w-4/5 rounded bg-ground" />
          <div className="h-5 w-2/5 rounded bg-ground" />
          <div className="h-11 w-full rounded bg-ground" />
        </div>
        <div className="aspect-4/3 rounded-lg bg-ground" />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-[5fr_7fr]">
        <div className="h-72 rounded bg-ground" />
        <div className="h-96 rounded bg-ground" />
      </div>
    </div>
  );
}
