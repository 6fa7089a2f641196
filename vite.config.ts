import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // While developing the calls are answered by the server beside (see scripts/dev.mjs).
  server: { proxy: process.env.API ? { '/api': process.env.API } : {} },
});
