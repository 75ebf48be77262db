import { useTranslate } from '@glossator/i18n';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { LazyDialog } from '../../controls/LazyDialog';

const load = () => import('./TagsDialog').then(({ TagsDialog }) => TagsDialog);

/** The dialog for the tags of the whole Code, loaded when it is first opened. */
export function LazyTagsDialog() {
  const t = useTranslate('annotator');
  const { manage } = useCommands().tagging;
  const isManaged = useAnnotatorState(({ tagging }) => tagging.isManaged);
  if (!isManaged) return null;
  const onClose = () => manage(false);
  return (
    <LazyDialog
      load={load}
      props={{ onClose }}
      title={t('tags.manageTitle')}
      failure={t('tags.manageFailed')}
      onClose={onClose}
    />
  );
}
