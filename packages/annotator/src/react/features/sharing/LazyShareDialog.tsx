import { useTranslate } from '@glossator/i18n';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { createLater } from '../../controls/later';
import { LazyDialog } from '../../controls/LazyDialog';

const SHARE_DIALOG = createLater(async () => (await import('./ShareDialog')).ShareDialog);

/** The dialog for sharing by e-mail, loaded when it is first opened. */
export function LazyShareDialog() {
  const t = useTranslate('annotator');
  const { sharing: commands } = useCommands();
  const sharing = useAnnotatorState((state) => state.sharing);
  const { target } = sharing;
  if (!target) return null;
  return (
    <LazyDialog
      key={`${target.kind} ${target.id}`}
      later={SHARE_DIALOG}
      props={{ sharing, target }}
      title={t(`sharing.title.${target.kind}`)}
      failure={t('sharing.loadFailed')}
      onClose={() => commands.close()}
    />
  );
}
