import { accountDataOperations } from './account-data';
import { adminOperations } from './admin';
import { annotationsDocumentOperations } from './annotations-document';
import { authOperations } from './auth';
import { bookmarkOperations } from './bookmarks';
import { codeBinOperations } from './code-bin';
import { codeSearchOperations } from './code-search';
import { codeOperations } from './codes';
import { contactOperations } from './contact';
import { documentOperations } from './documents';
import { fileOperations } from './files';
import { inboxOperations } from './inbox';
import { noteOperations } from './notes';
import { notificationOperations } from './notifications';
import type { Operation } from './operation';
import { profileOperations } from './profile';
import { publicationOperations } from './publications';
import { sampleCodeOperations } from './sample-code';
import { selectionOperations } from './selections';
import { sharingOperations } from './sharing';
import { synopsisOperations } from './synopsis';
import { tagOperations } from './tags';
import { updateOperations } from './updates';

/** Every call of the API by resource and name: the single truth for server, client, fake api, OpenAPI and tests. */
export const operations = {
  auth: authOperations,
  profile: profileOperations,
  account: accountDataOperations,
  codes: {
    ...codeOperations,
    ...codeBinOperations,
    ...sampleCodeOperations,
    ...codeSearchOperations,
    ...annotationsDocumentOperations,
    ...tagOperations,
    ...updateOperations,
  },
  sharing: sharingOperations,
  documents: { ...documentOperations, ...publicationOperations, ...synopsisOperations },
  selections: selectionOperations,
  bookmarks: bookmarkOperations,
  notes: noteOperations,
  notifications: notificationOperations,
  inbox: inboxOperations,
  files: fileOperations,
  contact: contactOperations,
  admin: adminOperations,
} as const;

/** The registry of all operations. */
export type Operations = typeof operations;

/** Name of an operation: `resource.name`. */
export type OperationName = {
  [R in keyof Operations]: `${R}.${keyof Operations[R] & string}`;
}[keyof Operations];

/** All operations as a flat list with their names. */
export function listOperations(): readonly { readonly name: string; readonly operation: Operation }[] {
  return Object.entries(operations).flatMap(([resource, group]) =>
    Object.entries<Operation>(group).map(([name, operation]) => ({ name: `${resource}.${name}`, operation })),
  );
}
