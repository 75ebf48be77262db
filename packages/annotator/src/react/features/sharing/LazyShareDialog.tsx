import { useTranslate } from '@glossator/i18n';
import { useEffect, useState } from 'react';
import type { ShareTarget, SharingState } from '../../../core/sharing/state';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Dialog } from '../../controls/Dialog';

type Loaded = typeof import('./ShareDialog').ShareDialog;

/** The dialog for sharing by e-mail, where it is open. */
export function LazyShareDialog() {
  const sharing = useAnnotatorState((state) => state.sharing);
  const { target } = sharing;
  return target && <OpenDialog key={`${target.kind} ${target.id}`} sharing={sharing} target={target} />;
}

/** Its code is loaded when it is first wanted; says so where it cannot be. */
function OpenDialog(props: { readonly sharing: SharingState; readonly target: ShareTarget }) {
  const t = useTranslate('annotator');
  const { close: closeShare } = useCommands().sharing;
  const [loaded, setLoaded] = useState<{ readonly Part?: Loaded }>();
  useEffect(() => {
    let isWanted = true;
    import('./ShareDialog').then(
      ({ ShareDialog: Part }) => isWanted && setLoaded({ Part }),
      () => isWanted && setLoaded({}),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (!loaded) return null;
  if (loaded.Part) return <loaded.Part {...props} />;
  return (
    <Dialog title={t(`sharing.title.${props.target.kind}`)} onClose={closeShare}>
      <p role="alert">{t('sharing.loadFailed')}</p>
    </Dialog>
  );
}
