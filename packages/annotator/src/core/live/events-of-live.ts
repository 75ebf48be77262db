import type { LiveEvent } from '@glossator/client-sdk/contract';
import type { CommandContext } from '../annotator-feature';
import type { AnnotatorEvent } from '../features';

const remote = { origin: 'remote' } as const;

/** What another person's change means here: the same events that the user's own gestures make, with `origin: 'remote'`. */
export function eventsOfLive(
  live: LiveEvent,
  { capabilitiesOf, getState }: Pick<CommandContext, 'capabilitiesOf' | 'getState'>,
): readonly AnnotatorEvent[] {
  switch (live.name) {
    case 'SELECTION/CREATE': {
      const { isRestored, ...selection } = live.data;
      return [{ type: isRestored ? 'selections/restored' : 'selections/created', ...remote, selection }];
    }
    case 'SELECTION/UPDATE': {
      const { id, ...changes } = live.data;
      return [
        // One that is not here yet was made while nobody listened; where it is, this changes nothing.
        { type: 'selections/created', ...remote, selection: live.data },
        { type: 'selections/updated', ...remote, id, changes: changedFields(changes, id, getState) },
      ];
    }
    case 'SELECTION/DELETE':
      return [{ type: 'selections/deleted', ...remote, id: live.data.id }];
    case 'SELECTION_COMMENT/CREATE':
    case 'SELECTION_ATTACHMENT/CREATE': {
      const { isRestored, ...entry } = live.data;
      return [{ type: isRestored ? 'comments/restored' : 'comments/created', ...remote, entry }];
    }
    case 'SELECTION_COMMENT/UPDATE': {
      const { id, selectionId, text, updatedAt } = live.data;
      const changes = { text, updatedAt };
      return [{ type: 'comments/updated', ...remote, kind: 'comment', id, selectionId, changes }];
    }
    case 'SELECTION_ATTACHMENT/UPDATE': {
      const { id, selectionId, name, updatedAt } = live.data;
      const changes = { name, updatedAt };
      return [{ type: 'comments/updated', ...remote, kind: 'attachment', id, selectionId, changes }];
    }
    case 'SELECTION_COMMENT/DELETE':
      return [deleted('comment', live.data)];
    case 'SELECTION_ATTACHMENT/DELETE':
      return [deleted('attachment', live.data)];
    case 'DOCUMENT/UPDATE': {
      const { id: documentId, importedAt } = live.data;
      const known = getState().pdfAnnotations.importedAt;
      if (importedAt === undefined || importedAt === known || documentId !== getState().documents.activeId)
        return [];
      return [{ type: 'pdfAnnotations/imported', ...remote, documentId, importedAt }];
    }
    case 'NOTE/CREATE': {
      const { isRestored, ...note } = live.data;
      return [{ type: isRestored ? 'notes/restored' : 'notes/created', ...remote, note }];
    }
    case 'NOTE/UPDATE': {
      // Its attachments have events of their own.
      const { id, text, updatedAt } = live.data;
      return [
        { type: 'notes/created', ...remote, note: live.data },
        { type: 'notes/updated', ...remote, id, changes: { text, updatedAt } },
      ];
    }
    case 'NOTE_ATTACHMENT/CREATE':
      return [{ type: 'notes/attachmentAdded', ...remote, attachment: live.data }];
    case 'NOTE_ATTACHMENT/DELETE':
      return [{ type: 'notes/attachmentDeleted', ...remote, id: live.data.id }];
    case 'NOTE/DELETE':
      return [{ type: 'notes/deleted', ...remote, id: live.data.id }];
    case 'BOOKMARK/CREATE': {
      const { isRestored, ...bookmark } = live.data;
      return [{ type: isRestored ? 'bookmarks/restored' : 'bookmarks/created', ...remote, bookmark }];
    }
    case 'BOOKMARK/UPDATE': {
      const { id, name, page, updatedAt } = live.data;
      return [
        // One that is not here yet was made while nobody listened; where it is, this changes nothing.
        { type: 'bookmarks/created', ...remote, bookmark: live.data },
        { type: 'bookmarks/updated', ...remote, id, changes: { name, page, updatedAt } },
      ];
    }
    case 'BOOKMARK/DELETE':
      return [{ type: 'bookmarks/deleted', ...remote, id: live.data.id }];
    case 'CODE_COLORS/UPDATE': {
      const { codeId, legend: entries, replaced } = live.data;
      if (!isOpenCode(codeId, getState)) return [];
      return [{ type: 'legend/changed', ...remote, entries, ...(replaced && { replaced }) }];
    }
    case 'CODE_CHANGES/UPDATE': {
      const { codeId, hasUpdate: isPending, progress } = live.data;
      if (!isOpenCode(codeId, getState)) return [];
      const news: AnnotatorEvent = progress
        ? { type: 'codeUpdate/compared', ...remote, ...progress }
        : { type: 'codeUpdate/heard', ...remote, isPending };
      const isUnderWay = progress !== undefined && progress.share < 1;
      return isUnderWay ? [news] : [news, { type: 'versions/outdated', ...remote }];
    }
    case 'ACCESS/UPDATE':
    case 'ACCESS/DELETE': {
      if (!isOpenCode(live.data.codeId, getState)) return [];
      const level = live.name === 'ACCESS/UPDATE' ? live.data.access : undefined;
      const capabilities = capabilitiesOf(level);
      return [{ type: 'access/changed', ...remote, userId: live.data.userId, level, capabilities }];
    }
    default:
      return [];
  }
}

type Fields = Omit<Extract<LiveEvent, { readonly name: 'SELECTION/UPDATE' }>['data'], 'id'>;

/** An update copies only the changed keys (specification section 4): those that differ from what is here. */
function changedFields(fields: Fields, id: number, getState: CommandContext['getState']): Partial<Fields> {
  const present = getState().selections.items.find((item) => item.id === id);
  if (!present) return {};
  const here = new Map<string, unknown>(Object.entries(present));
  return Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => JSON.stringify(here.get(key)) !== JSON.stringify(value)),
  );
}

function deleted(
  kind: 'comment' | 'attachment',
  { id, selectionId }: { readonly id: number; readonly selectionId?: number | undefined },
): AnnotatorEvent {
  return { type: 'comments/deleted', ...remote, kind, id, selectionId };
}

function isOpenCode(codeId: number, getState: CommandContext['getState']): boolean {
  return getState().documents.items.some((document) => document.codeId === codeId);
}
