import { useTranslate } from '@glossator/i18n';
import { useEffect, useState, type ComponentType } from 'react';
import { ListStatus } from './ListStatus';

interface LazyPartProps<Props extends object> {
  /** Loads the part's code; the same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the part gets. */
  readonly props: Props;
}

/** A part of the workspace whose code is loaded when it is first shown; where it does not arrive, that is said, and tried again. */
export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>) {
  const t = useTranslate('annotator');
  const [tries, setTries] = useState(1);
  const [loaded, setLoaded] = useState<{ readonly Loaded?: ComponentType<Props>; readonly tries: number }>();
  useEffect(() => {
    let isDisposed = false;
    load().then(
      (Loaded) => !isDisposed && setLoaded({ Loaded, tries }),
      () => !isDisposed && setLoaded({ tries }),
    );
    return () => {
      isDisposed = true;
    };
  }, [load, tries]);
  if (loaded?.Loaded) return <loaded.Loaded {...props} />;
  return (
    <ListStatus
      status={loaded?.tries === tries ? 'failed' : 'loading'}
      isEmpty
      loading={t('panels.loading')}
      failed={t('panels.failed')}
      placeholders={[54, 70, 46]}
      onRetry={() => setTries(tries + 1)}
    />
  );
}
