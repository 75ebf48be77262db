import { useTranslate } from '@glossator/i18n';
import { X } from 'lucide-react';
import { classNames } from '../../controls/class-names';
import css from './glossator-sharing.module.css';
import { isAddress, type Recipients } from './recipients';

interface AddressChipsProps {
  readonly recipients: Recipients;
  readonly isFixed: boolean;
  readonly onRemove: (address: string) => void;
}

/** The addresses of the list, each with a button that removes it; what is no address is marked. */
export function AddressChips({ recipients, isFixed, onRemove }: AddressChipsProps) {
  const t = useTranslate('annotator');
  if (recipients.length === 0) return null;
  return (
    <ul className={css['chips']} aria-label={t('sharing.recipients')}>
      {recipients.map((address) => (
        <li key={address} className={classNames(css['chip'], !isAddress(address) && css['wrong'])}>
          <span>{address}</span>
          <button
            type="button"
            aria-label={t('sharing.remove', { address })}
            disabled={isFixed}
            onClick={() => onRemove(address)}
          >
            <X aria-hidden="true" size={12} />
          </button>
        </li>
      ))}
    </ul>
  );
}
