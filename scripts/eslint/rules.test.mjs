import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../eslint.config.mjs';
import { root } from '../install.mjs';
import { rows } from './layers.mjs';
import { tradeWords } from './trade-words.mjs';

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: config,
});

/** The rules that a text breaks as the content of a file of the repository. */
async function broken(path, code) {
  const [result] = await eslint.lintText(code, { filePath: join(root, path) });
  const fatal = result.messages.find((message) => message.fatal);
  if (fatal) throw new Error(`${path}: ${fatal.message}`);
  return result.messages.map((message) => ({ rule: message.ruleId, message: message.message }));
}

const CORE = 'packages/annotator/src/core';
const REACT = 'packages/annotator/src/react';
const VIEWER = 'packages/annotator/src/viewer';
const SERVER = 'examples/mock-server/src';
const APP = 'examples/host-app/src';

/** For every row of the table: imports that must be refused and their legal counterparts. */
const seeds = [
  {
    row: 'document-text',
    file: 'packages/document-text/src/folding/fold.ts',
    breaches: [
      "import { t } from '@glossator/i18n'; t();",
      "import { readFileSync } from 'node:fs'; readFileSync('x');",
      "import { join } from 'path'; join('x');",
      "import { getDocument } from 'pdfjs-dist'; getDocument('x');",
    ],
    legal: [
      "import { order } from './order'; order();",
      "import search from 'approx-string-match'; search('', '', 0);",
    ],
  },
  {
    row: 'i18n',
    file: 'packages/i18n/src/provider.tsx',
    breaches: ["import { fold } from '@glossator/document-text'; fold('x');", "import 'node:fs';"],
    legal: ["import { useTranslations } from 'use-intl'; useTranslations();"],
  },
  {
    row: 'client-sdk/contract',
    file: 'packages/client-sdk/src/contract/codes.ts',
    breaches: [
      "import { oc } from '@orpc/contract'; oc.route({});",
      "import { request } from '../http/request'; request();",
      "export type { Token } from '../session/session';",
    ],
    legal: ["import * as z from 'zod'; z.string();", "import { colors } from './colors'; colors();"],
  },
  {
    row: 'client-sdk/{http,session,live}',
    file: 'packages/client-sdk/src/live/socket.ts',
    breaches: [
      "import { createFakeApi } from '../testing/fake-api'; createFakeApi();",
      "import { Annotator } from '@glossator/annotator'; Annotator();",
      "import { liveFrameSchema } from '../contract/live'; liveFrameSchema();",
      "import { operations } from '../contract/index'; operations();",
      "import * as z from 'zod'; z.string();",
    ],
    legal: [
      "import { liveCodePath } from '../contract/live-channel'; liveCodePath();",
      "import type { LiveFrame } from '../contract/live'; export type Frame = LiveFrame;",
      "import { WebSocket } from 'partysocket'; WebSocket();",
    ],
  },
  {
    row: 'client-sdk',
    file: 'packages/client-sdk/src/testing/fake-api.ts',
    breaches: ["import { Annotator } from '@glossator/annotator'; Annotator();"],
    legal: ["import { operations } from '../contract/registry'; operations();"],
  },
  {
    row: 'annotator/core',
    file: `${CORE}/store.ts`,
    breaches: [
      "import { createViewer } from '../viewer/viewer'; createViewer();",
      "import { useCore } from '../react/use-core'; useCore();",
      "import { useState } from 'react'; useState();",
      "import { getDocument } from 'pdfjs-dist'; getDocument('x');",
      "import { createClient } from '@glossator/client-sdk'; createClient();",
      "import type { Client } from '@glossator/client-sdk'; export const x = (c: Client) => c;",
      "import { colors } from '@glossator/client-sdk/contract'; colors();",
      "export const load = () => import('../viewer/viewer');",
      "export type X = import('@glossator/client-sdk').Client;",
    ],
    legal: [
      "import { produce } from 'immer'; produce({}, () => {});",
      "import { fold } from '@glossator/document-text'; fold('x');",
      "import type { Code } from '@glossator/client-sdk/contract'; export const id = (code: Code) => code.id;",
      "import { type Code } from '@glossator/client-sdk/contract'; export const id = (code: Code) => code.id;",
    ],
  },
  {
    row: 'annotator/core/<feature>',
    file: `${CORE}/comments/feature.ts`,
    breaches: [
      "import { selectionsFeature } from '../selections/feature'; selectionsFeature();",
      "import { createSelection } from '../selections/commands'; createSelection();",
      "import { createSelection } from '../selections/commands.ts'; createSelection();",
    ],
    legal: [
      "import { selectSelections } from '../selections/selectors'; selectSelections();",
      "import { createComment } from './commands'; createComment();",
    ],
  },
  {
    row: 'annotator/core/kit',
    file: `${CORE}/outbox/change-queue.ts`,
    breaches: [
      "import { bookmarkKind } from '../bookmarks/kind'; bookmarkKind();",
      "import { selectSelection } from '../selections/selectors'; selectSelection();",
      "import type { NotesState } from '../notes/state'; export const notes: NotesState[] = [];",
    ],
    legal: [
      "import { threadOf } from '../entities/entity-kind'; threadOf();",
      "import { canEdit } from '../access/selectors'; canEdit();",
      "import type { AnnotatorWorld } from '../annotator-feature'; export const worlds: AnnotatorWorld[] = [];",
    ],
  },
  {
    row: 'annotator/viewer',
    file: `${VIEWER}/viewer.ts`,
    breaches: [
      "import { useState } from 'react'; useState();",
      "import { createPortal } from 'react-dom'; createPortal();",
      "import { Toolbar } from '../react/Toolbar'; Toolbar();",
      "import { createClient } from '@glossator/client-sdk'; createClient();",
    ],
    legal: [
      "import { getDocument } from 'pdfjs-dist'; getDocument('x');",
      "import { createStore } from '../core/store'; createStore();",
    ],
  },
  {
    row: 'annotator/browser',
    file: 'packages/annotator/src/browser/browser-store.ts',
    breaches: [
      "import { useState } from 'react'; useState();",
      "import { createDocumentViewer } from '../viewer'; createDocumentViewer();",
      "import { createClient } from '@glossator/client-sdk'; createClient();",
    ],
    legal: [
      "import { openDB } from 'idb'; openDB('x');",
      "import { structureOfPages } from '../core/structure/structure-of-pages'; structureOfPages([]);",
      "import { searchPageBytes } from '@glossator/document-text'; searchPageBytes();",
    ],
  },
  {
    row: 'annotator/backends',
    file: 'packages/annotator/src/backends/made-backend.ts',
    breaches: [
      "import { createAnnotator } from '../core'; createAnnotator();",
      "import { useState } from 'react'; useState();",
      "import { selectionSchema } from '@glossator/client-sdk/contract'; selectionSchema.parse({});",
    ],
    legal: [
      "import type { AnnotatorBackend } from '../core/ports/backend'; export type Own = AnnotatorBackend;",
      "import type { TextSelection } from '@glossator/client-sdk/contract'; export type Kept = TextSelection;",
      "import { mergeTags } from '@glossator/client-sdk/order'; mergeTags([], { former: [], wanted: [] });",
    ],
  },
  {
    row: 'annotator/react',
    file: `${REACT}/Toolbar.tsx`,
    breaches: [
      "import { createClient } from '@glossator/client-sdk'; createClient();",
      "import { createFakeApi } from '@glossator/client-sdk/testing'; createFakeApi();",
      "import { getDocument } from 'pdfjs-dist'; getDocument('x');",
      "import { getDocument } from 'pdfjs-dist/build/pdf.mjs'; getDocument('x');",
    ],
    legal: [
      "import { useFloating } from '@floating-ui/react'; useFloating();",
      "import { createViewer } from '../viewer/viewer'; createViewer();",
      "import { useWords } from '@glossator/i18n'; useWords();",
    ],
  },
  {
    row: 'annotator/react/schemas',
    file: `${REACT}/Toolbar.tsx`,
    breaches: ["import { emailSchema } from '@glossator/client-sdk/contract'; emailSchema();"],
    legal: [
      "import type { Code } from '@glossator/client-sdk/contract'; export const id = (code: Code) => code.id;",
      "import { isEmail } from '@glossator/client-sdk/constants'; isEmail('');",
    ],
  },
  {
    row: 'annotator/react/controls',
    file: `${REACT}/controls/Button.tsx`,
    breaches: [
      "import { selectCanAnnotate } from '../../core/access/selectors'; selectCanAnnotate();",
      "import { useCommands } from '../annotator/context/annotator-context'; useCommands();",
      "import css from '../features/notes/glossator-notes.module.css'; css.note;",
    ],
    legal: [
      "import { classNames } from './class-names'; classNames();",
      "import { foldText } from '@glossator/document-text'; foldText();",
    ],
  },
  {
    row: 'annotator/react/annotator',
    file: `${REACT}/annotator/labels/use-citation.ts`,
    breaches: [
      "import { useCodeHits } from '../../features/search/use-code-hits'; useCodeHits();",
      "import { useViewer } from '../../workspace/document/use-viewer'; useViewer();",
    ],
    legal: ["import { citationOf } from '../../../core/structure/selectors'; citationOf();"],
  },
  {
    row: 'annotator/react/features',
    file: `${REACT}/features/notes/NotesTab.tsx`,
    breaches: [
      "import { Panel } from '../../workspace/panels/Panel'; Panel();",
      "import { useReviewContext } from '../../review/review-context'; useReviewContext();",
    ],
    legal: ["import { Button } from '../../controls/Button'; Button();"],
  },
  {
    row: 'annotator/react/features/<feature>',
    file: `${REACT}/features/notes/NotesTab.tsx`,
    breaches: [
      "import { CommentForm } from '../annotations/CommentForm'; CommentForm();",
      "import css from '../annotations/glossator-annotations.module.css'; css.form;",
    ],
    legal: [
      "import { NoteCard } from './NoteCard'; NoteCard();",
      "import { UploadList } from '../../annotator/attachments/UploadList'; UploadList();",
    ],
  },
  {
    row: 'annotator/react/workspace',
    file: `${REACT}/workspace/Workspace.tsx`,
    breaches: ["import { UpdateReview } from '../review/UpdateReview'; UpdateReview();"],
    legal: ["import { NotesTab } from '../features/notes/NotesTab'; NotesTab();"],
  },
  {
    row: 'annotator/react/review',
    file: `${REACT}/review/UpdateReview.tsx`,
    breaches: [
      "import { Toolbar } from '../workspace/toolbar/Toolbar'; Toolbar();",
      "import { useCommands } from '../annotator/context/annotator-context'; useCommands();",
    ],
    legal: [
      "import { ComparedDocuments } from '../features/comparing/ComparedDocuments'; ComparedDocuments();",
    ],
  },
  {
    row: 'mock-server/resources',
    file: `${SERVER}/resources/codes/service.ts`,
    breaches: [
      "import { createLowdbStorage } from '../../storage/lowdb/lowdb-storage'; createLowdbStorage();",
      "import { createDiskBlobs } from '../../blobs/disk/disk-blob-store'; createDiskBlobs();",
    ],
    legal: ["import type { Store } from '../../storage/storage'; export const id = (store: Store) => store;"],
  },
  {
    row: 'order of packages/document-text/src',
    file: 'packages/document-text/src/layout/read-lines.ts',
    breaches: [
      "import { readWords } from '../words/word-sequence'; readWords();",
      "import type { Alignment } from '../alignment/alignment'; export const id = (a: Alignment) => a;",
      "import { quoteOf } from '../quotes/quote'; quoteOf();",
      "import { typeset } from '../testing/typeset'; typeset();",
      "import { alignDocuments } from '../index'; alignDocuments();",
    ],
    legal: [
      "import type { PageText } from '../pages/page-text'; export const id = (page: PageText) => page;",
      "import { lines } from './line-table'; lines();",
    ],
  },
  {
    row: 'order of packages/annotator/src/viewer',
    file: `${VIEWER}/pages/page-view.ts`,
    breaches: [
      "import { dressHighlight } from '../marks/mark-color'; dressHighlight();",
      "import type { FrameLoop } from '../document/frame-loop'; export const id = (loop: FrameLoop) => loop;",
      "import { createHostView } from '../host-view'; createHostView();",
      "import { add } from '../a-room-without-a-place/add'; add();",
    ],
    legal: [
      "import type { Layout } from '../layout/layout'; export const id = (layout: Layout) => layout;",
      "import { createPageBitmap } from './page-bitmap'; createPageBitmap();",
    ],
  },
  {
    row: 'order of examples/mock-server/src',
    file: `${SERVER}/tables/documents.ts`,
    breaches: [
      "import { readNames } from '../people/names'; readNames();",
      "import type { CodeService } from '../resources/codes/service'; export const id = (s: CodeService) => s;",
      "import { createServices } from '../services'; createServices();",
      "import { add } from '../a-room-without-a-place/add'; add();",
    ],
    legal: [
      "import type { Storage } from '../storage/storage'; export const id = (s: Storage) => s;",
      "import type { CodeTables } from './tables'; export const id = (t: CodeTables) => t;",
    ],
  },
  {
    row: 'order of examples/mock-server/src/resources',
    file: `${SERVER}/resources/documents/service.ts`,
    breaches: [
      "import { readUpdate } from '../updates/plan/pending-update'; readUpdate();",
      "import type { CarryOverJobs } from '../updates/compare/carry-over-jobs'; export const id = (j: CarryOverJobs) => j;",
      "import { createSelectionService } from '../selections/service'; createSelectionService();",
      "import { servedOperations } from '../served-operations'; servedOperations();",
    ],
    legal: [
      "import { createFileLedger } from '../files/file-ledger'; createFileLedger();",
      "import { toDocument } from './store/view'; toDocument();",
    ],
  },
  {
    row: 'order of examples/mock-server/src/resources/documents',
    file: `${SERVER}/resources/documents/store/view.ts`,
    breaches: [
      "import { createTextStore } from '../text/text-store'; createTextStore();",
      "import type { DocumentService } from '../service'; export const id = (s: DocumentService) => s;",
    ],
    legal: ["import { inOrder } from './order'; inOrder();"],
  },
  {
    row: 'order of examples/mock-server/src/resources/updates',
    file: `${SERVER}/resources/updates/review/review-service.ts`,
    breaches: [
      "import type { UpdateFlow } from '../follow/update-flow'; export const id = (f: UpdateFlow) => f;",
      "import { createReportService } from '../report/report-service'; createReportService();",
    ],
    legal: ["import { readPlanned } from '../plan/planned-documents'; readPlanned();"],
  },
  {
    row: 'mock-server/http',
    file: `${SERVER}/resources/codes/routes.ts`,
    breaches: [
      "import express from 'express'; express();",
      "import type { Request } from 'express'; export const id = (r: Request) => r;",
    ],
    legal: [
      "import type { ServerRoutes } from '../../calls/handlers'; export const id = (r: ServerRoutes) => r;",
    ],
  },
  {
    row: 'mock-server',
    file: `${SERVER}/main.ts`,
    breaches: [
      "import { Annotator } from '@glossator/annotator'; Annotator();",
      "import { createClient } from '@glossator/client-sdk'; createClient();",
    ],
    legal: ["import { operations } from '@glossator/client-sdk/contract'; operations();"],
  },
  {
    row: 'host-app',
    file: `${APP}/main.tsx`,
    breaches: [
      "import { createServer } from '@glossator/mock-server'; createServer();",
      "import { fold } from '@glossator/document-text'; fold('x');",
    ],
    legal: [
      "import { Annotator } from '@glossator/annotator'; Annotator();",
      "import '@glossator/annotator/styles.css';",
      "import { createClient } from '@glossator/client-sdk'; createClient();",
      "import { createRoot } from 'react-dom/client'; createRoot();",
    ],
  },
];

describe('glossator/layers', () => {
  it('has seeds for every row of the table', () => {
    expect(seeds.map((seed) => seed.row)).toEqual(rows.map((row) => row.name));
  });

  for (const { row, file, breaches, legal } of seeds) {
    it.each(breaches)(`${row} refuses: %s`, async (code) => {
      const found = (await broken(file, code)).filter(({ rule }) => rule === 'glossator/layers');
      expect(found).toHaveLength(1);
      expect(found[0].message).toContain(`${row}:`);
    });

    it.each(legal)(`${row} lets pass: %s`, async (code) => {
      expect((await broken(file, code)).filter(({ rule }) => rule === 'glossator/layers')).toEqual([]);
    });
  }

  it.each([
    [
      `${APP}/main.tsx`,
      "import { createClient } from '../../../packages/client-sdk/src/index'; createClient();",
    ],
    [`${REACT}/Toolbar.tsx`, "import { send } from '../../../client-sdk/src/http/send'; send();"],
    [
      `${SERVER}/main.ts`,
      "import { operations } from '../../../packages/client-sdk/src/contract'; operations();",
    ],
    [
      `${VIEWER}/page.ts`,
      "import { browserArgs } from '../../../../scripts/testing/browser-args.mjs'; browserArgs();",
    ],
    [`${VIEWER}/testing/page.ts`, "import { start } from '../../../../../scripts/start.mjs'; start();"],
    [`${APP}/main.tsx`, "import { Annotator } from '@glossator/annotator/src/react/Annotator'; Annotator();"],
    [`${APP}/main.tsx`, "export { Annotator } from '@glossator/annotator/dist/index.js';"],
  ])('%s may not reach into another workspace: %s', async (file, code) => {
    expect(await broken(file, code)).toContainEqual({
      rule: 'glossator/layers',
      message: expect.stringContaining('reaches into another workspace'),
    });
  });

  it('lets the testing folders of all workspaces use what their tests share', async () => {
    const code =
      "import { browserArgs } from '../../../../../scripts/testing/browser-args.mjs'; browserArgs();";
    expect(await broken(`${VIEWER}/testing/page.ts`, code)).toEqual([]);
  });

  it('lets tests use test libraries, the fake api and adapters', async () => {
    const code =
      "import { it } from 'vitest'; import { createFakeApi } from '@glossator/client-sdk/testing'; it(createFakeApi);";
    expect(await broken(`${CORE}/store.test.ts`, code)).toEqual([]);
    const adapter =
      "import { createLowdbStorage } from '../../storage/lowdb/lowdb-storage'; createLowdbStorage();";
    expect(await broken(`${SERVER}/resources/codes/service.test.ts`, adapter)).toEqual([]);
  });

  it('still holds tests to their layer', async () => {
    const code = "import { createViewer } from '../viewer/viewer'; createViewer();";
    expect(await broken(`${CORE}/store.test.ts`, code)).toHaveLength(1);
  });
});

/** Single bans: where, what, by which rule; and a legal counterpart. */
const bans = [
  [
    'no-restricted-syntax',
    `${CORE}/index.ts`,
    "export * from './store';",
    "export { createStore } from './store';",
  ],
  ['no-restricted-syntax', `${APP}/screen.ts`, 'export default 1;', 'export const screen = 1;'],
  [
    'no-restricted-syntax',
    `${APP}/screen.ts`,
    'const a = 1; export { a as default };',
    'const a = 1; export { a };',
  ],
  [
    'no-restricted-syntax',
    `${SERVER}/app.ts`,
    "export const x = JSON.parse('1') as unknown as number;",
    "export const x = Number('1');",
  ],
  [
    'no-restricted-syntax',
    `${CORE}/store.ts`,
    'export interface Selection { id: number }',
    'export interface TextSelection { id: number }',
  ],
  ['no-restricted-syntax', `${CORE}/store.ts`, 'let count = 0; count += 1;', 'export const count = 0;'],
  [
    'no-restricted-syntax',
    `${VIEWER}/cache.ts`,
    'const cache = new Map<string, number>(); cache.clear();',
    'export const createCache = () => new Map<string, number>();',
  ],
  [
    'no-restricted-syntax',
    `${APP}/Screen.tsx`,
    'export const Screen = () => <p>Hello</p>;',
    'export const Screen = ({ text }: { text: string }) => <p>{text} · {1}</p>;',
  ],
  [
    'no-restricted-syntax',
    `${REACT}/Toolbar.tsx`,
    'export const Toolbar = () => <button aria-label="Close" />;',
    'export const Toolbar = ({ label }: { label: string }) => <button aria-label={label} className="close" />;',
  ],
  [
    'no-restricted-syntax',
    `${APP}/Screen.tsx`,
    "export const Screen = () => <p>{'Hello'}</p>;",
    "export const Screen = ({ open }: { open: boolean }) => <p data-state={open ? 'open' : 'closed'} />;",
  ],
  [
    'no-restricted-syntax',
    `${APP}/Screen.tsx`,
    "export const Screen = ({ open }: { open: boolean }) => <p>{open ? 'Open' : undefined}</p>;",
    "export const Screen = ({ kind }: { kind: string }) => <p>{kind === 'open' ? '…' : kind}</p>;",
  ],
  [
    'no-restricted-syntax',
    `${REACT}/Toolbar.tsx`,
    'export const Toolbar = ({ page }: { page: number }) => <button aria-label={`Page ${page}`} />;',
    'export const Toolbar = ({ page }: { page: number }) => <button aria-label={`${page} …`} />;',
  ],
  [
    'no-restricted-syntax',
    `${REACT}/Toolbar.tsx`,
    "export const Toolbar = ({ open }: { open: boolean }) => <button title={open ? 'Close' : 'Open'} />;",
    "export const Toolbar = ({ open }: { open: boolean }) => <button className={open ? 'open' : 'closed'} />;",
  ],
  [
    'no-restricted-syntax',
    `${APP}/screen.test.ts`,
    "import { it } from 'vitest'; it.only('x', () => {});",
    "import { it } from 'vitest'; it('x', () => {});",
  ],
  [
    'no-restricted-globals',
    `${CORE}/store.ts`,
    "void fetch('/x');",
    'export const load = (port: { load(): void }) => port.load();',
  ],
  [
    'no-restricted-globals',
    `${REACT}/use-zoom.ts`,
    'setTimeout(() => {}, 1);',
    'export const later = (clock: { after(ms: number): void }) => clock.after(1);',
  ],
  [
    'no-restricted-globals',
    `${REACT}/use-zoom.ts`,
    "localStorage.getItem('x');",
    'export const stored = (port: { get(): void }) => port.get();',
  ],
  [
    'no-restricted-globals',
    `${CORE}/store.ts`,
    'export const x = document.title;',
    'export const title = (x: { title: string }) => x.title;',
  ],
  [
    'no-restricted-globals',
    'packages/document-text/src/folding/fold.ts',
    'export const x = process.env;',
    'export const x = 1;',
  ],
  [
    'no-restricted-properties',
    `${REACT}/use-frame.ts`,
    'window.requestAnimationFrame(() => {});',
    'window.getSelection();',
  ],
  [
    '@typescript-eslint/no-explicit-any',
    `${SERVER}/app.ts`,
    'export const x: any = 1;',
    'export const x: unknown = 1;',
  ],
  [
    '@typescript-eslint/ban-ts-comment',
    `${SERVER}/app.ts`,
    '// @ts-expect-error: no\nexport const x = 1;',
    'export const x = 1;',
  ],
  ['glossator/file-name', `${APP}/utils.ts`, 'export const x = 1;', undefined],
  ['glossator/file-name', `${APP}/screens/index.ts`, "export { x } from './x';", undefined],
  ['glossator/file-name', `${APP}/loadCodes.ts`, 'export const x = 1;', undefined],
  ['no-console', `${VIEWER}/page.ts`, 'console.log(1);', 'export const x = 1;'],
  [
    'max-lines',
    `${CORE}/store.ts`,
    'export const x = 1;\n'.repeat(251).replace(/x/g, () => 'x'),
    'export const x = 1;\n//\n',
  ],
];

describe('bans', () => {
  it.each(bans)('%s in %s: %s', async (rule, file, code, legal) => {
    expect((await broken(file, code)).map((found) => found.rule)).toContain(rule);
    if (legal !== undefined) expect(await broken(file, legal)).toEqual([]);
  });

  it('lets 150 lines pass in a component and not 151', async () => {
    const lines = (count) => `${'//\n'.repeat(count - 1)}export const Screen = () => <p />;`;
    expect(await broken(`${APP}/Screen.tsx`, lines(150))).toEqual([]);
    expect((await broken(`${APP}/Screen.tsx`, lines(151))).map((found) => found.rule)).toEqual(['max-lines']);
  });

  it('ignores attempts to switch a rule off in a comment', async () => {
    const code = '/* eslint-disable */\nexport const x: any = 1;';
    expect((await broken(`${SERVER}/app.ts`, code)).map((found) => found.rule)).toContain(
      '@typescript-eslint/no-explicit-any',
    );
  });

  it('lets configuration files and stories have a default export', async () => {
    expect(
      await broken('packages/annotator/src/react/Toolbar.stories.tsx', 'export default { title: 1 };'),
    ).toEqual([]);
    expect(await broken('packages/annotator/tsup.config.ts', 'export default { a: 1 };')).toEqual([]);
  });
});

describe('glossator/no-import-cycles', () => {
  const folder = join(root, 'packages/annotator/src/.cycle-test');
  const files = {
    'a.ts': "import { b } from './b';\nexport const a = b;",
    'b.ts': "export { c as b } from './c';",
    'c.ts': "import { a } from './a';\nexport const c = () => a;",
    'typed.ts': "import type { D } from './typed-back';\nexport type T = D;",
    'typed-back.ts': "import type { T } from './typed';\nexport type D = T | 1;",
    'leaf.ts': "import { a } from './a';\nexport const leaf = a;",
  };
  const cyclesIn = async (name) => {
    const found = await broken(`packages/annotator/src/.cycle-test/${name}`, files[name]);
    return found.filter(({ rule }) => rule === 'glossator/no-import-cycles');
  };

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('finds a cycle over three files, through a re-export', async () => {
    const [found] = await cyclesIn('a.ts');
    expect(found.message).toMatch(/a\.ts → .*b\.ts → .*c\.ts → .*a\.ts/);
  });

  it('leaves type cycles and files outside the cycle alone', async () => {
    expect(await cyclesIn('typed.ts')).toEqual([]);
    expect(await cyclesIn('leaf.ts')).toEqual([]);
  });
});

describe('glossator/trade-words', () => {
  const strict = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      ...config,
      { files: ['**/*.{ts,tsx,mjs}'], rules: { 'glossator/trade-words': ['error', { exempt: ['bench/'] }] } },
    ],
  });
  const refused = async (path, code) => {
    const [{ messages }] = await strict.lintText(code, { filePath: join(root, path) });
    return messages.filter(({ ruleId }) => ruleId === 'glossator/trade-words').map(({ message }) => message);
  };
  const FILE = `${CORE}/view/scroll.ts`;

  it.each(tradeWords.flatMap(({ names, use }) => names.map((name) => [name, use])))(
    "refuses the name '%s'",
    async (name, use) => {
      const [message] = await refused(FILE, `export const ${name} = 1;`);
      expect(message).toContain(`'${name}' is not a word of the trade: ${use}`);
    },
  );

  it.each(tradeWords.flatMap(({ prose }) => prose))(
    "refuses '%s' in comments and test names",
    async (word) => {
      expect(await refused(FILE, `// Here ${word} stands.\nexport const a = 1;`)).toHaveLength(1);
      const test = (call) => refused(`${CORE}/view/scroll.test.ts`, `${call}, () => undefined);`);
      expect(await test(`describe('a ${word}'`)).toHaveLength(1);
      expect(await test(`it('a ${word}'`)).toHaveLength(1);
      expect(await test(`it.each([1])('a ${word} %i'`)).toHaveLength(1);
      expect(await test(`test.describe(\`a ${word} \${x}\``)).toHaveLength(1);
    },
  );

  it.each(['isHeard', 'heardAt', 'tellUsers', 'THINGS', 'DutyRow', 'createVoice'])(
    "refuses the word within '%s', once a file",
    async (name) => {
      expect(await refused(FILE, `export const ${name} = 1;\nexport const b = ${name};`)).toHaveLength(1);
    },
  );

  it('refuses pronouns of one gender in English messages', async () => {
    const locale = 'packages/i18n/src/locales/en/host.ts';
    expect(await refused(locale, "export const host = { gone: 'He has left his Code.' };")).toHaveLength(2);
    expect(await refused(FILE, "export const host = { gone: 'He has left his Code.' };")).toEqual([]);
  });

  it.each([
    ['words that only contain one', '// Other shared, nothing shared.\nexport const anythingShared = 1;'],
    [
      'quotes and code',
      '// The statute says "he is heard"; see `isOver` and “her duty”.\nexport const a = 1;',
    ],
    ['strings of the code', "export const a = 'he is heard of all things';"],
  ])('accepts %s', async (_, code) => {
    expect(await refused(FILE, code)).toEqual([]);
  });

  it('leaves exempt paths alone', async () => {
    expect(await refused('bench/a.ts', 'export const heard = 1;')).toEqual([]);
  });
});

describe('glossator/function-length', () => {
  const refused = async (path, code) =>
    (await broken(path, code))
      .filter(({ rule }) => rule === 'glossator/function-length')
      .map(({ message }) => message);
  const FILE = `${CORE}/view/scroll.ts`;
  const body = (lines) => '  go();\n'.repeat(lines);
  const closure = (name, lines) => `  const ${name} = () => {\n${body(lines - 2)}  };\n`;

  it('accepts 80 lines and refuses 81', async () => {
    expect(await refused(FILE, `export function scroll() {\n${body(78)}}`)).toEqual([]);
    const [message] = await refused(FILE, `export function scroll() {\n${body(79)}}`);
    expect(message).toContain("'scroll' has 81 lines; 80 is the most");
  });

  it('accepts 120 lines of a factory whose closures are small, and refuses 121', async () => {
    const factory = (rest) =>
      `export function createScroll() {\n${closure('up', 40)}${closure('down', 40)}${body(rest)}}`;
    expect(await refused(FILE, factory(38))).toEqual([]);
    expect((await refused(FILE, factory(39)))[0]).toContain('121 lines; 120 is the most');
  });

  it('refuses more than 80 lines of a factory with a closure of more than 40', async () => {
    const code = `export const createScroll = () => {\n${closure('up', 41)}${body(40)}};`;
    expect((await refused(FILE, code))[0]).toContain('no function in it passes 40');
  });

  it('leaves tests alone', async () => {
    expect(await refused(`${CORE}/view/scroll.test.ts`, `describe('x', () => {\n${body(200)}});`)).toEqual(
      [],
    );
  });
});

describe('what packs lines', () => {
  it.each([
    ['a spread of a literal', 'export const a = { ...{ b: 1, c: 2 } };'],
    ['a spread of a list', 'export const a = [...[1, 2], 3];'],
    ['prettier-ignore', 'export const a = [1,2]; // prettier-ignore'],
  ])('is refused: %s', async (_, code) => {
    const rules = (await broken(`${CORE}/view/scroll.ts`, code)).map(({ rule }) => rule);
    expect(['no-restricted-syntax', 'glossator/no-ignore-comments']).toContain(rules[0]);
    expect(await broken(`${CORE}/view/scroll.test.ts`, code)).toHaveLength(1);
  });

  it('accepts the spread of a value, and of one that may not be there', async () => {
    const code = 'export const a = (b, c) => ({ ...b, ...(c && { d: 1 }), e: [...b, 1] });';
    expect(await broken(`${CORE}/view/scroll.ts`, code)).toEqual([]);
  });
});

describe('expressions that cost more than their input is long', () => {
  const rulesOf = async (file, expression) =>
    (await broken(file, `export const isFine = (text) => ${expression}.test(text);`)).map(({ rule }) => rule);

  it.each([
    ['/^bytes=\\s*(\\d*)\\s*-\\s*(\\d+)\\s*$/', 'regexp/no-super-linear-backtracking'],
    ['/\\/+$/', 'regexp/no-super-linear-move'],
  ])('are refused where requests and texts of files are read: %s', async (expression, rule) => {
    expect(await rulesOf(`${SERVER}/http/visit.ts`, expression)).toEqual([rule]);
    expect(await rulesOf('packages/client-sdk/src/contract/fields.ts', expression)).toEqual([rule]);
    expect(await rulesOf('packages/document-text/src/structure/markers.ts', expression)).toEqual([rule]);
    // What others have written is read in windows, too.
    expect(await rulesOf('packages/annotator/src/viewer/text/text-unit.ts', expression)).toEqual([rule]);
    expect(await rulesOf('examples/host-app/src/sharing/use-invitations.ts', expression)).toEqual([rule]);
  });

  it('are linear with lengths that end', async () => {
    expect(await rulesOf(`${SERVER}/http/visit.ts`, '/^bytes=(\\d*)-(\\d{1,16})$/')).toEqual([]);
  });
});
