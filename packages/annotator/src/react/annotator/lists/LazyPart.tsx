import { useTranslate } from '@glossator/i18n';
import type { ComponentType } from 'react';
import { useLater, type Later } from '../../controls/later';
import { ListStatus } from './ListStatus';

interface LazyPartProps<Props extends object> {
  /** The part's code. */
  readonly later: Later<ComponentType<Props>>;
  /** What the part gets. */
  readonly props: Props;
}

/** A part of the workspace whose code is loaded when it is first shown, or before; where it does not arrive, that is said, and tried again. */
export function LazyPart<Props extends object>({ later, props }: LazyPartProps<Props>) {
  const t = useTranslate('annotator');
  const { part: Part, isFailed, retry } = useLater(later);
  if (Part) return <Part {...props} />;
  return (
    <ListStatus
      status={isFailed ? 'failed' : 'loading'}
      isEmpty
      loading={t('panels.loading')}
      failed={t('panels.failed')}
      placeholders={[54, 70, 46]}
      onRetry={retry}
    />
  );
}
