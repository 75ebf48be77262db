/** The runs: which test files of which project, with which settings. `repeats`: again with other seeds until the time is over. */
export const RUNS = [
  {
    name: 'models',
    what: '500 sequences against the model of Updates; the model of the outbox',
    project: 'mock-server',
    files: ['update-model'],
    env: { SEQUENCES: '500' },
  },
  {
    name: 'live',
    what: '500 sequences of users whose access comes and goes, with every frame they receive',
    project: 'mock-server',
    files: ['live-model'],
    env: { LIVE_SEQUENCES: '500' },
  },
  {
    name: 'kills',
    what: '50 kills of every call with several steps, and of a writing process',
    project: 'mock-server',
    files: ['-kill.test', 'crash-run'],
    env: { KILLS: '50' },
  },
  {
    name: 'corpus-server',
    what: 'every file of the corpus in the server',
    project: 'mock-server',
    files: ['pdf/corpus.test', 'corpus-upload', 'highlights-cover-words'],
    env: { CORPUS: 'whole' },
  },
  {
    name: 'corpus-viewer',
    what: 'every file of the corpus in the viewer',
    project: 'annotator-browser',
    files: ['corpus.browser'],
    env: { CORPUS: 'whole' },
  },
  {
    name: 'fuzz-text',
    what: 'property tests of the text engine',
    project: 'document-text',
    files: [],
    repeats: true,
  },
  {
    name: 'fuzz-core',
    what: 'property tests of the annotator',
    project: 'annotator',
    files: ['core/'],
    repeats: true,
  },
];
