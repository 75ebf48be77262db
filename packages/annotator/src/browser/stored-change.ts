import type { EntityChange } from '../core/entities/entity-kind';
import type { StoredChange } from '../core/ports/outbox-store';
import { changeOfVersion1, isRecord, type StoredRecord } from './outbox-version-1';

/** The layout of what is written now. */
const VERSION = 2;

/** The text under which a change is stored. */
export function storedTextOf(change: StoredChange): string {
  return JSON.stringify({ version: VERSION, ...change });
}

/**
 * Reads a stored change: one that this build has written, or an older one, whose layout is brought to the present one. Undefined for what
 * cannot be read: what a newer build has written, or is broken. The caller leaves that where it is, for a build that understands it.
 */
export function readStoredChange(text: string): StoredChange | undefined {
  const stored = parsed(text);
  const present = stored?.['version'] === 1 ? fromVersion1(stored) : stored;
  return isPresent(present) ? present : undefined;
}

function parsed(text: string): StoredRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function fromVersion1({ action, order, payload }: StoredRecord): StoredRecord | undefined {
  if (!isRecord(payload)) return undefined;
  const { key, documentId, wasSent } = payload;
  return {
    version: VERSION,
    action,
    payload: { key, documentId, change: changeOfVersion1(payload), wasSent },
    order,
  };
}

function isPresent(value: StoredRecord | undefined): value is StoredRecord & StoredChange {
  return (
    value?.['version'] === VERSION &&
    typeof value['order'] === 'number' &&
    isRecord(value['payload']) &&
    typeof value['payload']['key'] === 'string' &&
    typeof value['payload']['documentId'] === 'number' &&
    isChange(value['payload']['change'])
  );
}

function isChange(value: unknown): value is EntityChange {
  if (!isRecord(value) || !isRecord(value['ref'])) return false;
  const { kind, id } = value['ref'];
  return typeof kind === 'string' && typeof id === 'number' && hasItsFields(value);
}

/** Whether it carries what an action of its name needs. */
function hasItsFields({ action, entity, to }: StoredRecord): boolean {
  switch (action) {
    case 'create':
    case 'restore':
      return isRecord(entity) && typeof entity['id'] === 'number' && isRecord(entity['createdBy']);
    case 'update':
      return isRecord(to);
    default:
      return action === 'delete';
  }
}
