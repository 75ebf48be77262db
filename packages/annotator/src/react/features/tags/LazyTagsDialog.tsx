import { useTranslate } from '@glossator/i18n';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { createLater } from '../../controls/later';
import { LazyDialog } from '../../controls/LazyDialog';

const TAGS_DIALOG = createLater(async () => (await import('./TagsDialog')).TagsDialog);

/** The dialog for the tags of the whole Code, loaded when it is first opened. */
export function LazyTagsDialog() {
  const t = useTranslate('annotator');
  const { manage } = useCommands().tagging;
  // Who may not annotate any more has nothing to change.
  const isManaged = useAnnotatorState((state) => state.tagging.isManaged && selectCanAnnotate(state));
  if (!isManaged) return null;
  const onClose = () => manage(false);
  return (
    <LazyDialog
      later={TAGS_DIALOG}
      props={{ onClose }}
      title={t('tags.manageTitle')}
      failure={t('tags.manageFailed')}
      onClose={onClose}
    />
  );
}
