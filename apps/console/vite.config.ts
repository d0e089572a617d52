import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Development only: where the API answers while vite serves the pages.
const devServer = process.env.PLATFORM_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  define: { __APP_VERSION__: JSON.stringify(process.env.npm_package_version ?? '0.1.0') },
  build: {
    target: 'baseline-widely-available',
    // A strict content security policy: nothing inline, neither scripts nor small files as data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files rather than many, and what changes once a month apart from what changes every day.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 40 },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/]/,
              priority: 30,
            },
            // All that the sign-in page needs, and with it every page.
            { name: 'start', tags: ['$initial'], priority: 20 },
            // What the shell adds: menus, tooltips, tabs, queries.
            { name: 'shell', test: /src[\\/]app[\\/]shell[\\/]signed-in\.tsx$/, priority: 10 },
            // What homes and detail pages have in common with lists.
            {
              name: 'parts',
              test: /src[\\/](shared[\\/](list[\\/](refresh\.control|time\.range|list\.messages)|cells[\\/][\w.]+)|skin[\\/](scroll-area|use-element-width))\.tsx?$/,
              priority: 6,
            },
            // What every list is made of; pages that share parts of it would else load it in a dozen small files.
            {
              name: 'list',
              test: /src[\\/]shared[\\/]list[\\/](list\.page|list\.screen|use-list-screen|filter\.bar)\.tsx?$/,
              priority: 5,
            },
            // Charts, and what they alone are made of.
            { name: 'charts', test: /src[\\/]app[\\/]home[\\/]charts\.bundle\.ts$/, priority: 4 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/v1.0': { target: devServer, ws: true },
      '/save_error_logger': devServer,
      '/message/': devServer,
    },
  },
});
