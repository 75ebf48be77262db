import { useTranslate } from '@glossator/i18n';
import type { Entity } from '../../../core/entities/entity-kind';
import { isNewTo } from '../../../core/entities/entity-facets';
import { useOnlooker } from '../../annotator/context/use-onlooker';
import css from './glossator-annotations.module.css';

/** Says that somebody else has made one of these since the user was here before. */
export function NewMark({ of: entities }: { readonly of: readonly Entity[] }) {
  const t = useTranslate('annotator');
  const onlooker = useOnlooker();
  const isNew = entities.some((entity) => isNewTo(onlooker, entity));
  return isNew && <span className={css['new']}>{t('annotations.new')}</span>;
}
