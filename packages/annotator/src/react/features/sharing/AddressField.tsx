import { SHARE_RECIPIENTS_MAX } from '@glossator/client-sdk/constants';
import { useTranslate } from '@glossator/i18n';
import { useId, type RefObject } from 'react';
import { AddressChips } from './AddressChips';
import css from './glossator-sharing.module.css';
import { excessOf, wrongOnes } from './recipients';
import { useAddressEntry, type AddressEntry } from './use-address-entry';

interface AddressFieldProps {
  readonly entry: AddressEntry;
  readonly field: RefObject<HTMLInputElement | null>;
  /** While they are being sent to. */
  readonly isFixed: boolean;
  readonly onChange: (entry: AddressEntry) => void;
}

/** Takes e-mail addresses: each becomes a chip of its own at a comma, semicolon, space or line end, or when it is pasted; wrong ones are named. */
export function AddressField({ entry, field, isFixed, onChange }: AddressFieldProps) {
  const t = useTranslate('annotator');
  const [fieldId, hintId, wrongId] = [useId(), useId(), useId()];
  const { typed, recipients } = entry;
  const wrong = wrongOnes(recipients);
  const excess = excessOf(recipients);
  const { remove, onType, onKeyDown, onPaste, onBlur } = useAddressEntry(entry, isFixed, onChange);
  return (
    <div className={css['field']}>
      <label htmlFor={fieldId}>{t('sharing.to')}</label>
      <div className={css['addresses']} onClick={() => field.current?.focus()} role="presentation">
        <AddressChips
          recipients={recipients}
          isFixed={isFixed}
          onRemove={(address) => {
            remove(address);
            field.current?.focus();
          }}
        />
        <input
          ref={field}
          id={fieldId}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={1000}
          aria-describedby={`${hintId} ${wrongId}`}
          aria-invalid={wrong.length > 0 || excess > 0}
          readOnly={isFixed}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={onBlur}
        />
      </div>
      <p id={hintId} className={css['hint']}>
        {t('sharing.toHint')}
      </p>
      <div id={wrongId} role="alert">
        {(wrong.length > 0 || excess > 0) && (
          <ul className={css['problems']}>
            {wrong.map((address) => (
              <li key={address}>{t('sharing.wrong', { address })}</li>
            ))}
            {excess > 0 && (
              <li>{t('sharing.tooMany', { max: String(SHARE_RECIPIENTS_MAX), count: excess })}</li>
            )}
          </ul>
        )}
      </div>
    </div>
  );
}
