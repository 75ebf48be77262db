import { useTranslate } from '@glossator/i18n';
import {
  ChevronDown,
  ChevronRight,
  File,
  FileText,
  Film,
  Image,
  Music,
  Play,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useCommands } from '../context/annotator-context';
import { ConfirmDeletion } from '../../controls/Confirmation';
import { Loaded } from '../../controls/Loaded';
import { useWhen } from '../labels/use-when';
import { targetOf, type AttachedFile } from './attached-file';
import { kindOfAttachment, type AttachmentKind } from './attachment-kind';
import { AttachmentTools } from './AttachmentTools';
import { ATTACHMENT_PREVIEW } from './later-attachments';
import css from './glossator-attachments.module.css';
import { RenameForm } from './RenameForm';
import { useFileSize } from './use-file-size';
import { useName } from '../labels/use-name';

const ICONS: Readonly<Record<AttachmentKind, LucideIcon>> = {
  image: Image,
  large: Image,
  audio: Music,
  video: Film,
  pdf: FileText,
  other: File,
};

interface AttachmentItemProps {
  readonly attachment: AttachedFile;
  /** The author of what it is attached to, whose name is on the card already. */
  readonly authorId: number;
}

/** One attachment: its name opens it in place where it can be shown; it is saved, renamed (on a highlight) and deleted from here. */
export function AttachmentItem({ attachment, authorId }: AttachmentItemProps) {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const when = useWhen();
  const sizeOf = useFileSize();
  const previewId = useId();
  const {
    attachments: { rename: renameAttachment, leaveRename, delete: deleteAttachment },
    notes: { deleteAttachment: deleteNoteAttachment },
  } = useCommands();
  const [isOpen, setIsOpen] = useState(false);
  const [mode, setMode] = useState<'rename' | 'delete' | undefined>(undefined);
  const { id, name, size, createdBy, createdAt } = attachment;
  const target = targetOf(attachment);
  const remove = target.kind === 'note' ? deleteNoteAttachment : deleteAttachment;
  const kind = kindOfAttachment(attachment);
  const isSaved = id > 0;
  const isGone = 'isGone' in attachment && attachment.isGone === true;
  const canShow = isSaved && !isGone;
  const Icon = ICONS[kind];
  const turn = turnOf(kind, isOpen);
  return (
    <div className={css['item']}>
      <div className={css['row']}>
        <Icon aria-hidden="true" size={15} strokeWidth={1.75} />
        {mode === 'rename' ? (
          <RenameForm
            name={name}
            onRename={(text) => renameAttachment(target.id, id, text)}
            onClose={() => setMode(undefined)}
            onLeave={(text) => leaveRename(id, text)}
          />
        ) : (
          <>
            {canShow ? (
              <button
                type="button"
                className={css['name']}
                aria-expanded={isOpen}
                aria-controls={previewId}
                title={t(`attachments.${turn.does}`)}
                onClick={() => setIsOpen(!isOpen)}
              >
                <span>{name}</span>
                <turn.icon aria-hidden="true" size={13} />
              </button>
            ) : (
              <span className={css['name']}>{name}</span>
            )}
            {!isGone && <AttachmentTools attachment={attachment} onMode={setMode} />}
          </>
        )}
      </div>
      <p className={css['meta']}>
        <span>{sizeOf(size)}</span>
        {createdBy.id !== authorId && <b>{nameOf(createdBy)}</b>}
        {isSaved ? (
          <time dateTime={createdAt}>{when(createdAt)}</time>
        ) : (
          <span>{t('annotations.saving')}</span>
        )}
        {isGone && <span>{t('attachments.gone')}</span>}
      </p>
      {mode === 'delete' && (
        <ConfirmDeletion
          question={t('attachments.deleteQuestion', { name })}
          onCancel={() => setMode(undefined)}
          returnTo={target.kind === 'note' ? '[data-glossator-note]' : '[data-glossator-card]'}
          onConfirm={() => remove(target.id, id)}
        />
      )}
      <div id={previewId} hidden={!isOpen}>
        {isOpen && canShow && <Loaded later={ATTACHMENT_PREVIEW} props={{ attachment }} />}
      </div>
    </div>
  );
}

/** What pressing a name does, and the sign of that: sound and film are played, other files shown. */
function turnOf(kind: AttachmentKind, isOpen: boolean) {
  if (isOpen) return { icon: ChevronDown, does: 'hide' } as const;
  const isPlayed = kind === 'audio' || kind === 'video';
  return isPlayed ? ({ icon: Play, does: 'play' } as const) : ({ icon: ChevronRight, does: 'show' } as const);
}
