import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PEERS = ['react', 'react-dom', 'react/jsx-runtime'];
const APP = 'examples/host-app/dist';

/** The scripts that a page of the app loads before anything is clicked: its entry and the modules loaded with it, at once or when it is painted. */
function initialScripts(name) {
  const page = readFileSync(join(import.meta.dirname, APP, name), 'utf8');
  const found = page.matchAll(/(?<=["/ ])assets\/[^" ]+\.js(?=[" ])/g);
  return [...new Set([...found].map(([path]) => `${APP}/${path}`))];
}

/** Takes each file as it is, without what it imports. */
function unbundled({ bundle: _bundle, external: _external, ...config }) {
  return { ...config, bundle: false };
}

/** Only errors: thousands of warnings about imports of chunks that are rightly without side effects would hide what is too large. */
function quiet(config) {
  return { ...config, logLevel: 'error' };
}

// Names of chunks hold hashes, which compress a little differently in every folder: a budget leaves 0.1 to 0.3 kB above what was measured.
export default [
  {
    name: 'annotator, whole',
    path: 'packages/annotator/dist/index.js',
    ignore: PEERS,
    // 136 kB of it are pdf.js, which is loaded with the first document; 6.5 is 13.5 kB larger than 5.6. Reading the unsaved changes that older
    // builds have left takes 0.5 kB, downloads in several files and pages that cannot be read another 0.6, the calls about accounts in the contract
    // 0.4; the words of sharing a Code, which are in the messages of all languages, 1.6 kB; threads of comments and bookmarked passages 3.9 kB;
    // private annotations 4.1 kB, mentions and what is new since the last visit 2 kB; professions and fields of law in German 1.3 kB;
    // deleting highlights by key, names of keys, an article that is waited for, and who sees a Code that is made public 0.8 kB;
    // the menu of the toolbar, panels over the document and the marks of contents and reviews 0.7 kB;
    // knowing watermarks, footnotes and marginal notes while a range is made, and what a passage is cited by, 7 kB: a candidate for loading it later;
    // the words of the recycle bin, of the library and of the terms, in the messages of all languages, 3 kB;
    // the recorder beside the law, toasts that stand aside of what is written in, and proposals with what replaced the words at their ends 1.5 kB.
    // saying of which day the law of a Version is, and citations in the styles of six countries, 2 kB;
    // areas of pages 4.6 kB: 3 of it are the frame they are drawn with and their pictures, which are loaded when they are first wanted;
    // a second worker for who waits for the text 0.7;
    // finding an article again in another Version 1.4;
    // attached PDFs page by page and files enlarged 3.9: 1.6 of it is the dialog, which is loaded when it is first opened;
    // formatted comments and notes 2.2 (a Markdown parser from npm takes 15 to 26), writing them with keys, buttons and links to articles 3.7;
    // tags 4.3 kB: a combobox with its list, their words in all languages, their filter, and merging what two windows change;
    // documents that can be collapsed in what was found in the Code 1.6;
    // places over documents to go back to 1,
    // a second document beside the first 2.4, half of it loaded when one is opened,
    // annotations of the whole Code in one list, and several recolored or deleted together, 6.7: the bar for that is loaded when it is first wanted;
    // citations that are certain or coarser, numbers of lines and headings in margins 5.3, most of it with the structure, which is loaded when it is wanted,
    // parts of the viewer that are loaded when they are wanted 1.1: more files pack worse; sections (see below) 1.7,
    // references in the text 11.2: reading them in five languages 7, the card 2, what shows them 1.5; loaded when a document with articles is shown;
    // annotations as a document 1.9: its words in five languages, and the dialog, which is loaded when it is first opened;
    // links to articles of documents that are not open 1.2; tags of the whole Code 2.9: their words in five languages 1.6, and the dialog, which
    // is loaded when it is first opened;
    // provisions that are no articles, notes and contents between the text in citations (see below) 2.1.
    // the worker for articles among the assets, and reading on the page without it, 0.4;
    // what a host does not want or serve, answered in its place and offered nowhere, 1.9;
    // synopses 2.7: their words in five languages, and the dialog, which is loaded when it is first opened;
    // the tab for Updates, the old page and downloads in files of their own 0.1: a first view leaves them out;
    // what backends for common homes share with it, in a file of its own, 0.1;
    // texts of articles of documents that are not open, and texts that were saved meanwhile, 0.6;
    // what hosts put in and are notified of (hooks, events of annotations, page, zoom and active Selection in a host's state, slots and tabs) 3.
    // Whatever the page around is like (a look for what it has forgotten, the focus in shadow roots, colors without tokens), 0.9.
    // What is loaded after the first page, or when it is wanted, in files of its own 4.6: more files pack worse, and a first view leaves them out.
    // The parts for layouts of hosts 0.3: they are what the annotator itself is made of.
    limit: '485.9 kB',
    gzip: true,
  },
  {
    name: 'annotator, core',
    path: 'packages/annotator/dist/core/index.js',
    ignore: PEERS,
    // Half a kilobyte of it is what lets filter, search and order of sending work with any kind of entity; levels that change in an open Code and
    // downloads in parts take 0.1 kB, threads and bookmarked passages 1.6, private annotations, mentions and visits 3, what ends with an access 0.3,
    // the question before a highlight is deleted by key and attachments renamed in vain 0.2,
    // panels over the document and where a jump has landed 0.4,
    // watermarks, footnotes and marginal notes (see above) 6.4, a recording that stays with its highlight 0.2.
    // citations in the styles of six countries 0.3,
    // areas of pages, and pages without text where nothing was found 0.8.
    // structures that are stored, and titles of margins 0.2,
    // finding an article again in another Version 1.2,
    // what formatted comments and notes say, and following their links, 1.3,
    // tags 0.8, hits fetched by document 0.6,
    // places over documents to go back to 1,
    // Selections of documents that are not open 1.4, thousands of changes in one go and in one step of undo 2.1,
    // citations that are certain or coarser, numbers of lines and headings in margins (see above) 4.8; sections of acts that were appended, and
    // sections without headings, 2.2; the first articles of a long text, and annotations that wait until it is seen, 0.5;
    // articles of documents that are not open 0.5, tags of the whole Code 0.3;
    // provisions that are no articles, notes and contents between the text in citations 2.1;
    // what a host does not want or serve (see above) 1.3;
    // texts of articles of documents that are not open, and texts that were saved meanwhile, 0.5;
    // events of annotations (see above) 0.8.
    // Which lines are headings of articles 0.1.
    limit: '101.9 kB',
    gzip: true,
  },
  {
    name: 'annotator, review',
    path: 'packages/annotator/dist/review.js',
    ignore: PEERS,
    // 4.5 kB of it are watermarks, footnotes and marginal notes (see above).
    // citations in the styles of six countries 0.4,
    // frame and pictures of areas (see above), which the viewer loads when they are wanted, 3.4.
    // references in the text (see above), whose elements the viewer loads when they are wanted, 1.
    // What changes are shown by: article numbers apart from their text, and the elements read with fewer looks, 0.7.
    // The order of pages that decides which passages moved 0.1.
    // Synopses 3.5: most of it is the dialog with its choices, which is loaded when it is first opened.
    // Colors without tokens, and the focus and what is selected in shadow roots, 0.4.
    // Tools for selecting and what opens at buttons in files of their own (see above) 0.8.
    // Files that it shares with the annotator, split otherwise, 0.3.
    limit: '286 kB',
    gzip: true,
  },
  {
    name: 'client-sdk',
    path: 'packages/client-sdk/dist/index.js',
    ignore: PEERS,
    // The calls about all data of an account, with what an import reports, are 1 kB of it.
    // Where laws are published 0.5.
    // Without the schemas: clients call by routes, and checks of answers are an entry of their own.
    // A service that is away, texts that were saved meanwhile, and texts of articles, 0.1.
    limit: '21.3 kB',
    gzip: true,
  },
  // Bundled already: measured as the files they are, without what they load later.
  {
    name: 'host-app, first load',
    path: initialScripts('app.html'),
    // The landing page has an entry of its own, and zod no longer takes React with it into its chunk: 14 kB less;
    // nor does who stores pages take with it what folds them: 4.6 kB less. The call for structures and its schema: 0.15 kB.
    // The inbox in the navigation, its words and its calls 0.8; the words and calls about where laws are published 0.9.
    // Words of the annotator, of mails and of reports are loaded where they are wanted, and the parser of messages stays out: 6.4 kB less.
    // Schemas come with the forms that need them: 39.3 kB less. The route of synopses 0.1.
    // What is always loaded together is one file: 12 kB less.
    // The named colors, among the constants, 0.1.
    limit: '153.6 kB',
    gzip: true,
    modifyEsbuildConfig: unbundled,
  },
  {
    name: 'host-app, landing page',
    path: initialScripts('index.html'),
    // 63 kB of it are React's DOM; the words of one language, 3 kB, come on top. Goal: 90 with them.
    // What was typed into its form before it lived 0.1; a cookie banner that covers no focus 0.3.
    limit: '81.5 kB',
    gzip: true,
    modifyEsbuildConfig: unbundled,
  },
  {
    name: 'host-app, viewer',
    // What opening a document loads of the viewer, without pdf.js and what it shares with an open Code: 43.8 kB when it was 15 files, and the tools for
    // selecting were among them.
    path: `${APP}/assets/viewer-*.js`,
    limit: '32.2 kB',
    gzip: true,
    modifyEsbuildConfig: unbundled,
  },
  {
    name: 'host-app, open Code',
    // What an open Code loads besides, without its words, until the first page of its document is drawn. 249 kB when it was 109 files.
    path: `${APP}/assets/{annotator-parts,workspace,document}-*.js`,
    // What is beside the search field is loaded later: 0.8 kB less; the parts that hosts can place 0.3.
    limit: '148.3 kB',
    gzip: true,
    modifyEsbuildConfig: unbundled,
  },
].map((entry) => ({
  ...entry,
  brotli: false,
  modifyEsbuildConfig: (config) => quiet(entry.modifyEsbuildConfig?.(config) ?? config),
}));
