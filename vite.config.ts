import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // A page's scripts come in few files, so that the first view is few requests and packs well.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', priority: 3, test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|preload-helper/ },
                // What dialogs and pages share that the first view does not need: icons that only they show among it.
                {
                  name: 'later',
                  test: /lucide-react\/dist\/esm\/icons\/(?!check|chevron-down|clock|plus|undo-2|x)|src\/web\/(?:api\/call\.|content\/about|ui\/(?:page-head|to-kitchen|tip-groups)|cook-mode\/cooking-now|recipes\/(?:is-recipe|house-only|keep-in-the-house)|use-is-awake|ui\/(?:form-field|segments|stepper))/,
                  minShareCount: 2,
                  priority: 1,
                },
                // A recipe in full, on its page and over the results, and what lists of recipes show of it.
                {
                  name: 'recipe',
                  test: /node_modules\/@tanstack\/|src\/web\/(?:plate\/|favorites\/favorite-button|recipes\/(?:card-extras|ingredient-list|measures|parse-stored|plain-sheet|recipe-(?:calls|facts|notes|sheet|tools)|saved-now|say-|scale-extra|share-button|step-|stored-picture|timer)|api\/query-client)/,
                  minShareCount: 2,
                  priority: 0,
                },
                {
                  name: 'shared',
                  test: /lucide-react\/dist\/esm\/(?!icons)|icons\/(?:check|chevron-down|clock|plus|undo-2|x)\.|node_modules\/clsx\/|src\/web\/(?:accounts\/(?:viewer|sign-in)|api\/call-error|brand|content\/common|cook-mode\/cook-mode-gate|frame|own-markup|page-meta|pantry|stored|ui\/(?:button|toast)|use-way)/,
                  minShareCount: 2,
                  priority: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  // While developing the calls are answered by the server beside (see scripts/dev.mjs).
  server: { proxy: process.env.API ? { '/api': process.env.API } : {} },
});
