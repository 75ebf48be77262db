import { useTranslate } from '@glossator/i18n';
import { Lock, Users } from 'lucide-react';
import { useId } from 'react';
import { selectNextVisibility } from '../../../core/entities/visibility';
import { useAnnotatorState, useCommands } from '../context/annotator-context';
import { classNames } from '../../controls/class-names';
import { Unseen } from '../../controls/Unseen';
import css from './glossator-visibility.module.css';

const CHOICES = [
  { visibility: 'private', icon: Lock },
  { visibility: 'code', icon: Users },
] as const;

/** Who sees what is made next in this Code: only oneself, or everyone in it. Nothing where all is everybody's. A compact one shows signs without words. */
export function VisibilitySwitch({ isCompact = false }: { readonly isCompact?: boolean }) {
  const t = useTranslate('annotator');
  const name = useId();
  const { choose } = useCommands().visibility;
  const isOffered = useAnnotatorState(({ visibility }) => visibility.isOffered);
  const chosen = useAnnotatorState(selectNextVisibility);
  if (!isOffered) return null;
  return (
    <fieldset
      className={classNames(css['switch'], isCompact && css['compact'])}
      aria-label={t('visibility.label')}
    >
      {CHOICES.map(({ visibility, icon: Icon }) => (
        <label key={visibility} className={css['choice']} title={t(`visibility.${visibility}`)}>
          <input
            type="radio"
            name={name}
            checked={chosen === visibility}
            onChange={() => choose(visibility)}
          />
          <Icon aria-hidden="true" size={13} strokeWidth={1.75} />
          {isCompact ? (
            <Unseen>{t(`visibility.${visibility}`)}</Unseen>
          ) : (
            <span>{t(`visibility.${visibility}`)}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
