/** A part of what is stored, before it is known to be whole. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** Whether something stored has fields. */
export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null;
}

/** The field of an event that has the entity, by the feature that the event belonged to. */
const ENTITY_FIELDS = new Map([
  ['selections', 'selection'],
  ['comments', 'entry'],
  ['notes', 'note'],
  ['bookmarks', 'bookmark'],
]);

/**
 * The difference of records (`EntityChange`) in a change that was stored in the first layout. There it consisted of the call to be made
 * (`mutation`), the event by which it happened in the page (`event`), and the Selection, note or bookmark that both were about (`thing`);
 * the event has everything that the call is made of. Undefined for an event that was never stored; whether the difference is complete
 * is left to be checked.
 */
export function changeOfVersion1(payload: StoredRecord): StoredRecord | undefined {
  const { event } = payload;
  const owner = payload['thing'];
  if (!isRecord(event) || !isRecord(owner) || typeof event['type'] !== 'string') return undefined;
  const [feature = '', action] = event['type'].split('/');
  const field = ENTITY_FIELDS.get(feature);
  if (field === undefined) return undefined;
  const entity = event[field];
  const { id } = isRecord(entity) ? entity : event;
  const ref =
    feature === 'comments' ? { kind: entryKindOf(event), id, ownerId: owner['id'] } : { kind: field, id };
  switch (action) {
    case 'created':
      return { action: 'create', ref, entity };
    case 'restored':
      return { action: 'restore', ref, entity };
    case 'updated':
      return { action: 'update', ref, ...fieldsBefore(event), to: event['changes'] };
    case 'deleted':
      return { action: 'delete', ref };
    case 'attachmentDeleted':
      return { action: 'delete', ref: { kind: 'noteAttachment', id, ownerId: owner['id'] } };
    default:
      return undefined;
  }
}

/** Media notes counted as attachments. */
function entryKindOf({ kind, entry }: StoredRecord): unknown {
  if (!isRecord(entry)) return kind;
  return entry['type'] === 'comment' ? 'comment' : 'attachment';
}

/** What a decision about an unported Selection changed: its place was in a record of its own. */
function fieldsBefore({ before }: StoredRecord): { readonly from?: StoredRecord } {
  if (!isRecord(before) || !isRecord(before['range'])) return {};
  const { range, ...fields } = before;
  return { from: { ...fields, ...range } };
}
