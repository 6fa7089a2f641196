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
                { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|preload-helper/ },
                { name: 'shared', test: /src\/web\/(?!plate|recipes|favorites|api|accounts\/(?!viewer|sign-in|header)|ui\/(?:form|use-form|icon))|node_modules\/(?:lucide-react|clsx)\//, minShareCount: 2 },
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
