import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { eagerCompile } from './eager-compile.vite.ts';
import { fetchedImports } from './fetched-imports.vite.ts';
import { languageFiles } from './languages.vite.ts';
import { pageList, preloads } from './preloads.vite.ts';
import { publicScripts } from './public-scripts.vite.ts';
import { createTextLists, texts } from './texts.vite.ts';

// Development only: the address of the API while vite serves the pages.
const devServer = process.env.PLATFORM_SERVER ?? 'http://127.0.0.1:3000';

/** Files that index.html loads. */
const initialFile = /^assets\/(rolldown-runtime|libraries|start)-[^/]*$/;
const startFile = /^assets\/start-[^/]*$/;
/** The page of a screen, which only `routes.ts` imports. */
const pageFile = /^assets\/[\w.-]+\.(page|pages|list)-[^/]*$/;
/** Without what only tables need that page, filter and sort in the browser, and without lazy parts. */
const tableOfLists =
  /(@tanstack[\\/](react-table|table-core)[\\/](?!.*(pagination|filtering|createSorted))|src[\\/]headless[\\/]table[\\/](?!client-rows|tree-lines|use-(client-table|virtual-lines|lazy-lines|expanded-rows))|src[\\/]skin[\\/]table[\\/](?!data-table-virtual|table-view-panel|filter-chip)|shared[\\/]list[\\/](table\.labels|list\.types|use-stable-rows|waiting\.bar)\.tsx?$|icons[\\/]minus\.m?js$)/;
const everyList =
  /(console[\\/]src[\\/]shared[\\/](list[\\/](list\.(?!input|messages)\w+|use-(columns|list|list-screen|opened-rows)|filter\.(?!draft)\w+|export\.(job|request|messages)|bulk[\\/](bulk\.action|use-bulk)|views[\\/](views\.(model|menu|messages|query)|use-active-view))|dialogs[\\/]page\.dialogs|(currency\.)?options|losses[\\/]loss\.options)\.tsx?|sdk[\\/]src[\\/]validation[\\/](value-rules|date-time-text)\.ts|icons[\\/](bookmark|calendar-clock|circle-slash|download|refresh-ccw|settings-2|sliders-horizontal|square-plus)\.m?js)$/;
const usedByFew: readonly (readonly [name: string, test: RegExp])[] = [
  ['uploads', /sdk[\\/]src[\\/](generated[\\/]operations\.uploads|runtime[\\/](upload|multipart))\.ts$/],
  ['calls-gateways', /generated[\\/]operations\.(payGateways|payScripts|payScriptRuns)\.ts$/],
  [
    'calls-receipts',
    /generated[\\/]operations\.(splitMatches|messageTemplates|monitorLogs|monitorScripts|securityPatches|fundRecords)\.ts$/,
  ],
  // Home counts what waits in their lists.
  ['calls-watched', /generated[\\/]operations\.(statements|adjustments|securityNodes|orderCallbacks)\.ts$/],
  ['calls-parties', /generated[\\/]operations\.(admin|authenticator|merchants|userProducts|banks)\.ts$/],
  ['calls-payouts', /generated[\\/]operations\.(payouts|payoutClaims|payoutInstructions)\.ts$/],
  ['calls-bots', /generated[\\/]operations\.(botGroups|botPeople|botMessages|botRefusals)\.ts$/],
  [
    'calls-risk',
    /generated[\\/]operations\.(payerIps|orderFindings|orderAnalysisRules|frozenIps|blackList|ipRules)\.ts$/,
  ],
  ['calls-records', /generated[\\/]operations\.(entityData|dataClearings|auditRecords|reconciliation)\.ts$/],
  ['calls-batches', /generated[\\/]operations\.(payoutBatches|payoutTemplates)\.ts$/],
  ['imports', /list[\\/]import[\\/]import\.(dialog|file|messages)\.tsx?$/],
  // Icons of a few pages each. Alone, each would be a file, and a name in the file that every page loads.
  [
    'icons',
    /icons[\\/](arrow-up-down|bug|circle-user-round|copy-x|file-cog|file-output|file-question-mark|flask-conical|id-card|link-2|link-2-off|list-checks|list-filter|lock|message-square-exclamation-point|messages-square|play|receipt-text|scale|scan-search|shield-ban|smartphone|snowflake|stamp|unlink|user-cog|users|wrench)\.m?js$/,
  ],
  ['many-queries', /@tanstack[\\/](query-core|react-query)[\\/].*(queriesObserver|useQueries)\.js$/],
];
/** What the pages of one room share. In chunks of its own each would be a name more in the file that every page loads. */
const roomParts: readonly (readonly [name: string, test: RegExp])[] = [
  [
    'statements',
    /receipts[\\/]statements[\\/](statements\.(labels|messages|drawer\.messages|commands|differences|marks|text)|matching[\\/]match\.(messages|words)|splitting[\\/]split\.messages)\.tsx?$/,
  ],
  [
    'templates',
    /(receipts[\\/]message-templates[\\/](templates\.(messages|parts|cells)|rematch[\\/]rematch\.(messages|progress)|editor[\\/](editor\.messages|pattern\.groups|marks|template\.form|sample\.verdict))\.tsx?|query-rules[\\/]messageTemplates\.list\.ts)$/,
  ],
  [
    'chains',
    /receipts[\\/]security-chain[\\/](security-chain\.(options|labels|messages)|repair\.(messages|preview)|use-chain-actions)\.tsx?$/,
  ],
  [
    'devices',
    /(receipts[\\/](devices[\\/](devices\.(form|actions|list|messages|parts)|scripts\.(options|messages|parts))|monitor-logs[\\/]monitor-logs\.(labels|messages))\.tsx?|query-rules[\\/](monitorScripts|monitorDevices)\.list\.ts|icons[\\/]radio\.m?js)$/,
  ],
  [
    'bots',
    /(operations[\\/]bots[\\/](bots\.(labels|messages|options|link)|groups\.(cells|messages|parts)|sent\.(messages|parts)|refusals\.(messages|parts)|people\.(messages|parts))\.tsx?|query-rules[\\/]bot(Groups|Messages|People|Refusals)\.list\.ts)$/,
  ],
  [
    'parties',
    /(query-rules[\\/](banks|merchants|suppliers)\.list|domains[\\/]parties[\\/](banks[\\/]banks\.(form|form\.messages|messages|parts)|customers[\\/](adjustments[\\/]waiting\.part|agreements[\\/](agreements\.(commands|form|form\.fields|form\.messages|labels|messages|part)|use-agreements)|merchants[\\/](merchants\.(form|form\.fields|form\.messages|messages|money|profile)|use-(callback-test|merchant-(form|keys)))|party[\\/][\w.-]+|suppliers[\\/]suppliers\.(commands|form|form\.fields|form\.messages|labels|messages|profile))))\.tsx?$/,
  ],
  [
    'risk',
    /(domains[\\/]risk[\\/](addresses[\\/]((frozen-ips|ip-analysis)\.(labels|messages)|freeze\.messages|use-freeze)|black-list[\\/]black-list\.(form\.messages|labels|messages))|access[\\/]ip-rules[\\/]ip-rules\.(form|form\.messages|labels|messages)|shared[\\/]expiry(\.messages|\.cell)?)\.tsx?$/,
  ],
  ['callbacks', /(callback-attempt[\\/]attempt|order-callbacks[\\/]callbacks)\.(labels|messages)\.ts$/],
  [
    'examples',
    /domains[\\/]operations[\\/]components[\\/](products\.messages|status\.messages|example)\.tsx?$/,
  ],
  [
    'funds',
    /insight[\\/](fund-records[\\/](fund-records\.(labels|messages)|order\.link|adjustments\.(labels|messages))|reconciliation[\\/]reconciliation\.(labels|messages))\.tsx?$/,
  ],
];
const textLists = createTextLists();

export default defineConfig({
  plugins: [
    texts(textLists),
    react(),
    tailwindcss(),
    preloads(),
    publicScripts(),
    fetchedImports(),
    eagerCompile(),
    languageFiles(textLists),
  ],
  define: { __APP_VERSION__: JSON.stringify(process.env.npm_package_version ?? '0.1.0') },
  build: {
    target: 'baseline-widely-available',
    // The content security policy forbids inline scripts and `data:` addresses for small files.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The files that importFetched loads: the file, which Vite omits when it has no imports, and its
      // imports, without the files that index.html loads. The imports of pages are in a list of their own.
      resolveDependencies: (file, dependencies, { hostId }) =>
        startFile.test(hostId) && pageFile.test(file)
          ? [pageList, file]
          : [...new Set([file, ...dependencies])].filter((name) => !initialFile.test(name)),
    },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // The default name of a shared chunk lists all pages that share it. Use one short name. Every page loads the
        // names of all, so the hash is no longer than it must be: seven of 64 characters.
        chunkFileNames: ({ name }) =>
          name.startsWith('shared') ? 'assets/shared-[hash:7].js' : 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // Few chunks instead of many. Libraries that change monthly are separate from code that changes
          // daily; with them the icons of the sign-in page, which would be a chunk of their own.
          groups: [
            {
              name: 'libraries',
              test: /node_modules[\\/](((react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store))[\\/])|lucide-react[\\/]dist[\\/]esm[\\/]((?!icons|lucide-react|dynamic)|icons[\\/](arrow-big-up|eye|eye-off|key-round|shield-check|user-round)\.))/,
              priority: 40,
            },
            // Only binding an authenticator draws a QR code. Without this group the code joins a chunk that
            // every page loads.
            {
              name: 'bind',
              test: /(uqr[\\/]|src[\\/]app[\\/]sign-in[\\/](bind\.form|qr-code)\.tsx$)/,
              includeDependenciesRecursively: false,
              priority: 25,
            },
            // Everything that every page needs, signed in or not.
            { name: 'start', tags: ['$initial'], priority: 20 },
            // What few pages use. Without these groups the shell, which uses other parts of the same package, would have
            // them.
            ...usedByFew.map(([name, test]) => ({
              name,
              test,
              includeDependenciesRecursively: false,
              priority: 15,
            })),
            // What the shell adds: menus, tooltips, tabs, queries. Also small modules shared by lists and
            // charts, or by the shell and lists: if they were in a list or chart chunk, each side would load the
            // whole chunk of the other.
            {
              name: 'shell',
              test: /(src[\\/](app[\\/]shell[\\/]signed-in\.tsx|shared[\\/]list[\\/](refresh\.control\.tsx|time\.range\.ts)|skin[\\/]\w+[\\/](use-element-(width|size)\.ts|segmented-control\.tsx))|icons[\\/](arrow-down|circle-x|clock|pause|timer)\.m?js|rules[\\/]order-code\.ts|headless[\\/]storage[\\/]index\.ts)$/,
              priority: 10,
            },
            // Form and list controls, and the API client. Without these groups each would be a tiny chunk of
            // its own.
            {
              name: 'controls',
              test: /src[\\/](skin[\\/]\w+[\\/](select|multi-select|listbox-field|notice|dialogs|data-display|date-time-range|empty-state|checkbox|switch)\.tsx|headless[\\/](listbox|dialog|toggle)[\\/])/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            // Fields of forms that open on demand. Merged with what lists share, every list would load them.
            {
              name: 'forms',
              test: /(skin[\\/](fields[\\/](file-drop|form|money-input|number-input|secret-input)|display[\\/]small-table)\.tsx|headless[\\/](files|form)[\\/][\w-]+\.ts|console[\\/]src[\\/]shared[\\/]money\.currency\.ts)$/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            {
              name: 'client',
              test: /(sdk[\\/]src[\\/](runtime[\\/]|generated[\\/]operations\.ts$)|app[\\/]client\.make\.ts$|openapi-fetch[\\/])/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            // What every list loads, by name: left to the group of what pages share, each new screen would cut it anew.
            { name: 'list', test: everyList, includeDependenciesRecursively: false, priority: 3 },
            // What the pages of one room share. In chunks of its own each would be a name more in the file that every page
            // loads.
            ...roomParts.map(([name, test]) => ({
              name,
              test,
              includeDependenciesRecursively: false,
              priority: 5,
            })),
            {
              name: 'gateways',
              test: /(domains[\\/]payouts[\\/]gateways[\\/](run\.(messages|labels|exchanges)|runs[\\/]runs\.messages|configs[\\/]gateways\.(messages|cells|parts)|scripts[\\/](trial\.results|workbench\.messages|editor\.messages|scripts\.(actions|messages|template)))\.tsx?|query-rules[\\/]payGateways\.list\.ts)$/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            {
              name: 'batches',
              test: /domains[\\/]payouts[\\/](payout-batches[\\/](batches\.(actions\.messages|labels|messages)|outcome\.dialog|create[\\/]draft\.store)|payout-templates[\\/](templates\.messages|editor[\\/]template\.(form|form\.messages|preview)))\.tsx?$/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            // What the lists of accounts and parties share: the menu of a row and what it opens.
            {
              name: 'rows',
              test: /(console[\\/]src[\\/]shared[\\/](list[\\/]row\.(menu|controls)\.tsx|people[\\/][\w.-]+\.tsx?|changes\.ts)|icons[\\/](ellipsis|file-text|upload)\.m?js)$/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            // Checks of addresses: six kilobytes of hashes that only accounts need.
            {
              name: 'addresses',
              test: /(@noble[\\/]hashes[\\/]|sdk[\\/]src[\\/]rules[\\/](usdt-address|resources)\.ts$)/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            // What a callback attempt sent and what came back, which drawers show. Lists show only its outcome.
            {
              name: 'exchange',
              test: /(callback-attempt[\\/](exchange|attempt\.timeline)\.tsx|shared[\\/]collapsible\.tsx|skin[\\/]display[\\/](diff-looks|text-diff-view|timeline|json-text|json-view)\.tsx?|headless[\\/]diff[\\/][\w-]+\.ts)$/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            // The statuses of orders with their icons, which home and lists show.
            {
              name: 'statuses',
              test: /(domains[\\/]orders[\\/]orders[\\/]orders\.(labels|status\.messages)\.ts|sdk[\\/]src[\\/]rules[\\/](callbacks|(order|payout)-statuses)\.ts|icons[\\/](undo-2|unplug|circle-dot|hourglass)\.m?js)$/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            // What the lists of collections and payouts share.
            {
              name: 'orders',
              test: /(domains[\\/]orders[\\/]orders[\\/](orders\.(messages|options)|list[\\/]orders\.(parts|counts|bulk|tile-parts|opener))\.tsx?|shared[\\/]list[\\/](status\.tiles|summary\.line)\.tsx|query-rules[\\/]orders\.list\.ts)$/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            // Charts with the scales and shapes of d3, which arrive after the figures.
            {
              name: 'charts',
              test: /(d3-(path|shape|array|color|interpolate|format|scale)[\\/]|headless[\\/]chart[\\/]|skin[\\/]charts[\\/](?!stat-tile))/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            // The cards of the home page, without those that only technical support has.
            {
              name: 'home',
              test: /(src[\\/]app[\\/]home[\\/](?!suppliers\.card|plain-table)|skin[\\/]charts[\\/]stat-tile\.tsx|icons[\\/](activity|arrow-right|circle-off|equal|power)\.m?js$)/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            // What home, lists and drawers show values with.
            {
              name: 'cells',
              test: /(skin[\\/]display[\\/]status-badge\.tsx|console[\\/]src[\\/]shared[\\/]cells[\\/][\w.]+\.tsx?)$/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            // The table of every list without its lazy parts: the panel of column settings, and the cards of
            // narrow screens. Without these groups they would split the table, or join what every list loads.
            {
              name: 'cards',
              test: /src[\\/]skin[\\/]table[\\/]data-table-card(s|-list|-sort)?\.tsx$/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            {
              name: 'table',
              test: tableOfLists,
              includeDependenciesRecursively: false,
              priority: 4,
            },
            // What a list and its lazy drawer share. Merged with small modules of other rooms, each list would
            // load texts and labels of the others.
            {
              name: 'shared-room',
              test: /src[\\/]domains[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            // Code shared by several pages, grouped by the pages that share it. A page loads only code it
            // needs, and very small groups are merged into a larger chunk.
            {
              name: 'shared',
              test: /^(?!.*src[\\/]app[\\/]sign-in[\\/])/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 2_500,
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
