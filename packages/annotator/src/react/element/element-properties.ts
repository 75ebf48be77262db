import type { AccessLevel } from '@glossator/client-sdk/contract';
import { pickLocale } from '@glossator/i18n';
import type { AnnotationHandlers } from '../annotator/context/annotation-handlers';
import type { AnnotatorProps } from '../annotator/context/annotator-props';

/** Properties of `<Annotator>` that are of React, or events of the element. */
type NotOfElement =
  | keyof AnnotationHandlers
  | 'children'
  | 'components'
  | 'onDocumentChange'
  | 'onNotice'
  | 'onReady'
  | 'onSelectionsCountChange'
  | 'panels'
  | 'toolbarEnd'
  | 'toolbarStart';

/** The properties of the element: those of `<Annotator>`, none of which is required, since attributes give some. */
export type AnnotatorElementProperties = {
  -readonly [Name in keyof Omit<AnnotatorProps, NotOfElement>]?: AnnotatorProps[Name] | undefined;
};

/** The names of all properties; the type sees to it that none is forgotten. */
const NAMES: Readonly<Record<keyof AnnotatorElementProperties, true>> = {
  activeSelectionId: true,
  assetsUrl: true,
  autoFocus: true,
  backend: true,
  citationStyle: true,
  clock: true,
  codeTitle: true,
  createViewer: true,
  defaultActiveSelectionId: true,
  defaultPage: true,
  defaultZoom: true,
  documentId: true,
  documents: true,
  features: true,
  legend: true,
  live: true,
  locale: true,
  log: true,
  menuEntries: true,
  messages: true,
  onActiveSelectionChange: true,
  onCompareVersions: true,
  onOpenVersion: true,
  onReviewUpdate: true,
  onPageChange: true,
  onUploadVersion: true,
  onZoomChange: true,
  outboxStore: true,
  page: true,
  place: true,
  resolveFile: true,
  rightTab: true,
  storage: true,
  textStore: true,
  theme: true,
  update: true,
  user: true,
  version: true,
  zoom: true,
};

/** The names of all properties. */
export const PROPERTIES = Object.keys(NAMES) as readonly (keyof AnnotatorElementProperties)[];

/** Attributes for simple values; the property of the same meaning wins. */
export const ATTRIBUTES = [
  'src',
  'document-title',
  'assets-url',
  'locale',
  'theme',
  'user-name',
  'access',
  'document-id',
  'version',
  'code-title',
  'notices',
] as const;

/** Reads an attribute; null where it is not there. */
export type ReadAttribute = (name: (typeof ATTRIBUTES)[number]) => string | null;

const THEMES: readonly string[] = ['light', 'dark', 'auto'] satisfies readonly AnnotatorProps['theme'][];
const ACCESS: readonly string[] = ['read', 'annotate', 'organize', 'owner'] satisfies readonly AccessLevel[];
const isTheme = (text: string | null): text is 'light' | 'dark' | 'auto' =>
  text !== null && THEMES.includes(text);
const isAccess = (text: string | null): text is AccessLevel => text !== null && ACCESS.includes(text);

/** The only document of an element with `src`, and the user who reads it. */
const ONE = 1;

/** What attributes come to. `src` is the address of one PDF, for a page that has nothing else to say. */
export function readAttributes(read: ReadAttribute): AnnotatorElementProperties {
  const src = read('src');
  const [assetsUrl, locale, theme] = [read('assets-url'), read('locale'), read('theme')];
  const [name, access] = [read('user-name'), read('access')];
  const [documentId, version, codeTitle] = [read('document-id'), read('version'), read('code-title')];
  return {
    user: { id: ONE, name: name ?? '', access: isAccess(access) ? access : 'annotate' },
    ...(src !== null && { documents: [onlyDocument(read('document-title') ?? src)] }),
    ...(src !== null && { resolveFile: () => ({ url: src }) }),
    ...(assetsUrl !== null && { assetsUrl }),
    ...(locale !== null && { locale: pickLocale(locale, []) }),
    ...(isTheme(theme) && { theme }),
    ...(documentId !== null && { documentId: Number(documentId) }),
    ...(version !== null && { version: Number(version) }),
    ...(codeTitle !== null && { codeTitle }),
  };
}

function onlyDocument(title: string): AnnotatorProps['documents'][number] {
  const never = new Date(0).toISOString();
  return {
    id: ONE,
    codeId: ONE,
    title,
    order: 0,
    size: 0,
    pages: 0,
    uuid: '00000000-0000-4000-8000-000000000001',
    totalSelectionsCount: 0,
    createdAt: never,
    updatedAt: never,
    createdBy: { id: ONE, name: '' },
  };
}

/** Properties without those that were set to undefined: they count as not set. */
export function present(properties: AnnotatorElementProperties): Present<AnnotatorElementProperties> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}

/** Properties that are set. */
export type Present<Properties> = {
  readonly [Name in keyof Properties]?: Exclude<Properties[Name], undefined>;
};
