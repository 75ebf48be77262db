// The import directions of ARCHITECTURE.md as data, enforced by `glossator/layers`.
// A target is written as `npm:NAME`, `node:NAME`, `@glossator/PACKAGE/ENTRY`, or the path of a file in the repository.
// Every row whose `from` matches a file applies to it; `allow` lists all it may import, `deny` what it may not.

const CONTRACT = /^@glossator\/client-sdk\/contract$/;
/** Pure rules of the contract without its schemas. */
const ORDER = /^@glossator\/client-sdk\/(?:order|access|constants|formatted)$/;
const DOCUMENT_TEXT = /^@glossator\/document-text$/;
const TEST = /\.test\.tsx?$|\.stories\.tsx$|conformance[^/]*\.ts$|\/testing\//;

/** Files that may also import test libraries, Node and the fake api, and build adapters by hand. */
export const isTestFile = (file) => TEST.test(file);

/** What test files may import on top of their layer. */
export const allowedInTests = [
  /^npm:/,
  /^node:/,
  /^@glossator\/client-sdk\/testing$/,
  CONTRACT,
  /^packages\/annotator\/(?:vite-assets|build\/raise-specificity)\.mjs$/,
];

/**
 * The order of the rooms (folders) of an area, from the ground up: a room may import from rooms of lower tiers only, types
 * included. `.` are the files that stand directly in the area; `*` is the tier of all rooms that are not named, which have no
 * order among themselves. `scripts/arrows.mjs` counts the ties against it.
 */
export const orders = {
  core: {
    area: 'packages/annotator/src/core',
    tiers: [['ports'], ['store'], ['*'], ['.']],
  },
  react: {
    area: 'packages/annotator/src/react',
    tiers: [['controls'], ['*'], ['.']],
  },
  viewer: {
    area: 'packages/annotator/src/viewer',
    tiers: [
      ['styles'],
      ['layout'],
      ['pdf', 'pointer'],
      ['text'],
      ['pages'],
      ['marks', 'find', 'selecting'],
      ['editing', 'navigation'],
      ['document'],
      ['.'],
    ],
  },
  server: {
    area: 'examples/mock-server/src',
    tiers: [
      ['problems'],
      ['redis'],
      ['log', 'ids', 'limits', 'sockets', 'bus', 'durable-files', 'child-processes', 'config'],
      ['background', 'jobs', 'mail', 'pdf'],
      ['storage', 'blobs', 'law-sites'],
      ['tables', 'structure', 'reports', 'locks'],
      ['people', 'permissions', 'stored-text', 'totals', 'move'],
      ['calls', 'comparing'],
      ['live', 'metrics'],
      ['resources'],
      ['http', 'demo'],
      ['.'],
    ],
  },
  resources: {
    area: 'examples/mock-server/src/resources',
    tiers: [
      ['profile', 'notifications', 'files', 'colors'],
      ['auth', 'bin'],
      ['documents'],
      ['codes', 'sharing', 'selections', 'bookmarks', 'notes', 'shares', 'code-search'],
      ['copies', 'pdf-annotations', 'account', 'code-bin', 'exports'],
      ['updates', 'admin', 'inbox', 'watching'],
      ['account-data', 'synopsis'],
      ['.'],
    ],
  },
  documents: {
    area: 'examples/mock-server/src/resources/documents',
    tiers: [['store'], ['text'], ['files', 'download', 'naming'], ['.']],
  },
  updates: {
    area: 'examples/mock-server/src/resources/updates',
    tiers: [['plan'], ['apply', 'compare'], ['edits', 'review', 'report'], ['follow'], ['.']],
  },
  documentText: {
    area: 'packages/document-text/src',
    tiers: [
      ['steps'],
      ['pages'],
      ['ranges'],
      ['folding'],
      ['search', 'quotes', 'layout', 'geometry'],
      ['words', 'structure', 'naming'],
      ['references'],
      ['constants'],
      ['alignment'],
      ['changes', 'carry-over'],
      ['.'],
    ],
  },
};

/**
 * The rows. With `order` a row compares rooms of that area instead of naming targets. `types` targets may be imported with `import type` only. `tests: false` leaves test files out of a row.
 * `feature: true` compares folders: the row speaks of imports between two folders below `from`'s first group.
 */
export const rows = [
  {
    name: 'document-text',
    from: /^packages\/document-text\/src\//,
    allow: [/^packages\/document-text\/src\//, /^npm:approx-string-match$/],
    message: 'document-text imports nothing of ours, no DOM and no Node.',
  },
  {
    name: 'i18n',
    from: /^packages\/i18n\/src\//,
    allow: [/^packages\/i18n\/src\//, /^npm:(use-intl|react)(\/|$)/, /^@glossator\/i18n\/react$/],
    message: 'i18n imports nothing of ours, no DOM and no Node.',
  },
  {
    name: 'client-sdk/contract',
    from: /^packages\/client-sdk\/src\/contract\//,
    allow: [/^packages\/client-sdk\/src\/contract\//, /^npm:zod$/],
    message: 'The contract imports zod and nothing else.',
  },
  {
    name: 'client-sdk/{http,session,live}',
    from: /^packages\/client-sdk\/src\/(http|session|live)\//,
    allow: [
      /^packages\/client-sdk\/src\/(?:http|session|live)\//,
      /^packages\/client-sdk\/src\/contract\/(?:api-names|live-channel|problems|routes?)(?:\.ts)?$/,
      /^npm:(?!zod)/,
    ],
    types: [/^packages\/client-sdk\/src\/contract\//],
    tests: false,
    message:
      'The client (http, session, live) knows names, routes and types of the contract; its schemas come with the checks.',
  },
  {
    name: 'client-sdk',
    from: /^packages\/client-sdk\/src\//,
    deny: [/^@glossator\//, /^node:/],
    message: 'The SDK depends on none of our other packages and runs in browsers.',
  },
  {
    name: 'annotator/core',
    from: /^packages\/annotator\/src\/core\//,
    allow: [/^packages\/annotator\/src\/core\//, /^npm:immer$/, DOCUMENT_TEXT, ORDER],
    types: [CONTRACT],
    message:
      'annotator/core imports immer, document-text, the order of things, the rules of access, formatted texts and types of the contract; no viewer, React, pdf.js or client.',
  },
  {
    name: 'annotator/core/<feature>',
    from: /^packages\/annotator\/src\/core\/(?!store\/)([^/]+)\/[^/]+/,
    deny: [/^packages\/annotator\/src\/core\/([^/]+)\/(?:feature|commands)(?:\.ts)?$/],
    otherFeature: true,
    tests: false,
    message:
      'A feature reads another feature through its selectors, never through its declaration or commands.',
  },
  {
    name: 'annotator/core/kit',
    from: /^packages\/annotator\/src\/core\/(?:store|entities|outbox|history|live)\/(?!feature\.ts|commands\.ts)/,
    deny: [
      /^packages\/annotator\/src\/core\/(?!(?:store|entities|outbox|history|live|ports|access)\/)[^/]+\//,
    ],
    tests: false,
    message:
      'What works with all kinds of entities alike knows none of them: features import the kit, never the other way round.',
  },
  {
    name: 'annotator/viewer',
    from: /^packages\/annotator\/src\/viewer\//,
    allow: [
      /^packages\/annotator\/src\/(viewer|core)\//,
      /^npm:(pdfjs-dist|p-retry)(\/|$)/,
      /^@glossator\/client-sdk\/constants$/,
      DOCUMENT_TEXT,
    ],
    types: [CONTRACT],
    message:
      'annotator/viewer imports core, document-text, the constants of the contract, pdf.js and p-retry; never React or the client.',
  },
  {
    name: 'annotator/browser',
    from: /^packages\/annotator\/src\/browser\//,
    allow: [/^packages\/annotator\/src\/(browser|core)\//, /^npm:idb$/, DOCUMENT_TEXT],
    tests: false,
    message:
      'annotator/browser has what the core needs of a browser: it imports core, document-text and idb.',
  },
  {
    name: 'annotator/backends',
    from: /^packages\/annotator\/src\/backends\//,
    allow: [
      /^packages\/annotator\/src\/(backends|core\/ports)\//,
      /^@glossator\/client-sdk\/order$/,
      DOCUMENT_TEXT,
    ],
    types: [CONTRACT],
    tests: false,
    message: 'annotator/backends keeps to the port and needs nothing of the annotator behind it.',
  },
  {
    name: 'annotator/react',
    from: /^packages\/annotator\/src\/(react\/|[^/]+$)/,
    deny: [
      /^@glossator\/client-sdk(\/(?!(?:contract|order|access|constants|formatted)$).*)?$/,
      /^npm:(pdfjs-dist|@orpc\/.*|partysocket)(\/|$)/,
      /^node:/,
    ],
    message: 'annotator/react works through core and viewer; the client and pdf.js are not for it.',
  },
  {
    name: 'annotator/react/schemas',
    from: /^packages\/annotator\/src\/(react\/|[^/]+$)/,
    allow: [/^(?!@glossator\/client-sdk\/contract$)/],
    types: [CONTRACT],
    message: 'Of the contract, the annotator takes types; its values come from entries without schemas.',
  },
  {
    name: 'annotator/react/controls',
    from: /^packages\/annotator\/src\/react\/controls\//,
    deny: [/^packages\/annotator\/src\/(?!react\/controls\/)/],
    tests: false,
    message: 'Controls know nothing of annotators: no core, no viewer, and nothing of the tiers above them.',
  },
  {
    name: 'annotator/react/annotator',
    from: /^packages\/annotator\/src\/react\/annotator\//,
    deny: [/^packages\/annotator\/src\/react\/(features|workspace|review)\//],
    tests: false,
    message: 'What features share knows none of them: it imports controls and the core.',
  },
  {
    name: 'annotator/react/features',
    from: /^packages\/annotator\/src\/react\/features\//,
    deny: [/^packages\/annotator\/src\/react\/(workspace|review)\//],
    tests: false,
    message: 'A feature does not know the workspace it is placed in.',
  },
  {
    name: 'annotator/react/features/<feature>',
    from: /^packages\/annotator\/src\/react\/features\/([^/]+)\//,
    deny: [/^packages\/annotator\/src\/react\/features\/([^/]+)\//],
    otherFeature: true,
    tests: false,
    message:
      'Features meet in the core, in react/annotator or in controls; the workspace puts them together.',
  },
  {
    name: 'annotator/react/workspace',
    from: /^packages\/annotator\/src\/react\/workspace\//,
    deny: [/^packages\/annotator\/src\/react\/review\//],
    tests: false,
    message: 'The workspace and the review are entries of their own; neither imports the other.',
  },
  {
    name: 'annotator/react/review',
    from: /^packages\/annotator\/src\/react\/review\//,
    deny: [/^packages\/annotator\/src\/react\/(workspace\/|annotator\/context\/annotator-context)/],
    tests: false,
    message: 'A review knows no annotator: it has a store and a context of its own.',
  },
  {
    name: 'mock-server/resources',
    from: /^examples\/mock-server\/src\/resources\//,
    deny: [/^examples\/mock-server\/src\/(storage|blobs|bus|locks|mail|live|pdf)\/[^/]+\//],
    tests: false,
    message: 'A resource works with ports; the composition root alone knows the adapters.',
  },
  ...[
    orders.documentText,
    orders.viewer,
    orders.server,
    orders.resources,
    orders.documents,
    orders.updates,
  ].map((order) => ({
    name: `order of ${order.area}`,
    from: new RegExp(`^${order.area}/`),
    order,
    tests: false,
    message: `Its rooms import from lower ones only: ${order.tiers.map((tier) => tier.join(' ')).join(' < ')}.`,
  })),
  {
    name: 'mock-server/http',
    from: /^examples\/mock-server\/src\/(?!(.+\/)?http\/)/,
    deny: [/^npm:express$/],
    tests: false,
    message: 'express stays inside http/.',
  },
  {
    name: 'mock-server',
    from: /^examples\/mock-server\/src\//,
    deny: [/^@glossator\/(annotator|host-app)(\/|$)/, /^@glossator\/client-sdk$/],
    tests: false,
    message:
      'The server knows the contract, document-text and i18n; not the client, the annotator or the app.',
  },
  {
    name: 'host-app',
    from: /^examples\/host-app\/src\//,
    allow: [
      /^examples\/host-app\/src\//,
      /^@glossator\/annotator(\/(controls|core|viewer|review|styles\.css|assets\/.+))?$/,
      /^@glossator\/(client-sdk(\/(contract|access|constants|order|checks))?|i18n)$/,
      /^npm:/,
    ],
    message: 'The app uses the public entries of the packages; not their sources and not the server.',
  },
];
