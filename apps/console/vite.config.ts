import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAhead } from './compile-ahead.vite.ts';
import { fetchedImports } from './fetched-imports.vite.ts';
import { languageFiles } from './languages.vite.ts';
import { preloads } from './preloads.vite.ts';
import { publicScripts } from './public-scripts.vite.ts';
import { createTextLists, texts } from './texts.vite.ts';

// Development only: where the API answers while vite serves the pages.
const devServer = process.env.PLATFORM_SERVER ?? 'http://127.0.0.1:3000';

/** What index.html names itself. */
const initialFile = /^assets\/(rolldown-runtime|react|router|start)-[^/]*$/;
const textLists = createTextLists();

export default defineConfig({
  plugins: [
    texts(textLists),
    react(),
    tailwindcss(),
    preloads(),
    publicScripts(),
    fetchedImports(),
    compileAhead(),
    languageFiles(textLists),
  ],
  define: { __APP_VERSION__: JSON.stringify(process.env.npm_package_version ?? '0.1.0') },
  build: {
    target: 'baseline-widely-available',
    // A strict content security policy: nothing inline, neither scripts nor small files as data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What importFetched fetches: the file itself, which Vite leaves out when it imports nothing, and its imports without
      // those that index.html loads.
      resolveDependencies: (file, dependencies) =>
        [...new Set([file, ...dependencies])].filter((name) => !initialFile.test(name)),
    },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // Named after all the pages that share it, a file would have no name but a list.
        chunkFileNames: ({ name }) =>
          name.startsWith('shared') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          // Few files rather than many, and what changes once a month apart from what changes every day.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 40 },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/]/,
              priority: 30,
            },
            // Binding an authenticator draws a code: a crumb that else joins a file of every page.
            {
              name: 'bind',
              test: /(uqr[\\/]|src[\\/]app[\\/]sign-in[\\/](bind\.form|qr-code)\.tsx$)/,
              includeDependenciesRecursively: false,
              priority: 25,
            },
            // All that the sign-in page needs, and with it every page.
            { name: 'start', tags: ['$initial'], priority: 20 },
            // What the shell adds: menus, tooltips, tabs, queries. And crumbs that lists and charts share: in the file of
            // one of them they would bring all of it to the other.
            {
              name: 'shell',
              test: /(src[\\/](app[\\/]shell[\\/]signed-in\.tsx|skin[\\/]\w+[\\/](use-element-width\.ts|segmented-control\.tsx))|icons[\\/]arrow-down\.m?js)$/,
              priority: 10,
            },
            // What lists and forms are filled in with, and what asks the server: crumbs that would be a file each.
            {
              name: 'controls',
              test: /src[\\/](skin[\\/]\w+[\\/](select|multi-select|listbox-field|notice|dialogs|data-display|date-time-range|empty-state|checkbox|switch)\.tsx|headless[\\/](listbox|dialog|toggle)[\\/])/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            {
              name: 'client',
              test: /(sdk[\\/]src[\\/]runtime[\\/]|app[\\/]client\.make\.ts$|openapi-fetch[\\/])/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            // What several pages share, by which pages: nobody loads what he does not need, and crumbs join a bigger file.
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 6_000,
              includeDependenciesRecursively: false,
              priority: 1,
            },
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
