import type { SchemaStep } from '../storage/postgres/schema-migrations';
import { DAILY_MAILS } from './notifications';
import { PENDING_TASKS } from './pending-tasks';
import { SELECTION_PAGES } from './tables';

/**
 * What each release has added to the tables of a database, oldest first; together they are `accountsSchema` and `codeSchema`. Written out,
 * since a step that is released must not change when the schemas do: a new table or indexed field is a new step.
 */
export const schemaSteps: readonly SchemaStep[] = [
  {
    name: '0001-tables',
    accounts: {
      users: ['emailKey'],
      registrations: ['emailKey'],
      sessions: ['userId'],
      links: ['userId'],
      secondFactors: [],
      trustedDevices: ['userId'],
      codes: ['ownerId', 'isPublic', 'state', 'sourceId'],
      members: ['codeId', 'userId', 'invitationId'],
      files: ['ownerId', 'state', 'codeId'],
      bins: [],
      answers: ['day', 'callerId'],
      notifications: ['userId'],
      [DAILY_MAILS]: ['userId'],
      codeDigests: [],
      dataImports: [],
      [PENDING_TASKS]: [],
    },
    code: {
      documents: [],
      versions: ['documentId', 'uuid'],
      selections: ['documentId', 'visibility', 'status', SELECTION_PAGES],
      comments: ['documentId', 'selectionId'],
      bookmarks: ['documentId'],
      notes: ['documentId', 'visibility'],
      noteAttachments: ['documentId', 'noteId', 'uuid'],
      attachments: ['documentId', 'selectionId', 'uuid'],
      colors: [],
      updates: [],
      reviews: [],
      comparisons: ['documentId'],
      carried: ['documentId'],
      lineage: [],
      bin: ['documentId'],
      imports: ['documentId'],
      ownEvents: ['userId'],
      answers: ['day'],
      textUse: [],
      visits: ['documentId'],
    },
  },
  { name: '0002-moves', accounts: { moves: [] } },
];
