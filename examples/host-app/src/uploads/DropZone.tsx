import { FileUp } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { PressButton } from '../ui/PressButton';
import { classNames } from '../ui/class-names';
import css from './glossator-uploads.module.css';

interface DropZoneProps {
  /** Whether files are over what they may be dropped on. */
  readonly isDragOver: boolean;
  readonly words: { readonly invitation: string; readonly choose: string; readonly cancelAll: string };
  readonly onFiles: (files: readonly File[]) => void;
  /** Where something is underway that can be canceled. */
  readonly onCancelAll: (() => void) | undefined;
}

/** Says where PDFs can be dropped, with a button to choose them by. */
export function DropZone({ isDragOver, words, onFiles, onCancelAll }: DropZoneProps) {
  return (
    <div className={classNames(css['drop'], isDragOver && css['over'])}>
      <span>{words.invitation}</span>
      <FileTrigger
        acceptedFileTypes={['application/pdf', '.pdf']}
        allowsMultiple
        onSelect={(files) => files && onFiles([...files])}
      >
        <PressButton data-does="add">
          <FileUp size="1.14em" aria-hidden /> {words.choose}
        </PressButton>
      </FileTrigger>
      {onCancelAll && (
        <PressButton look="quiet" onPress={onCancelAll}>
          {words.cancelAll}
        </PressButton>
      )}
    </div>
  );
}
