import { SHARE_RECIPIENTS_MAX } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { X } from 'lucide-react';
import { useId, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { classNames } from '../../controls/class-names';
import css from './glossator-sharing.module.css';
import { excessOf, isAddress, withRecipients, wrongOnes, type Recipients } from './recipients';
import { splitAddresses } from './split-addresses';

/** What is typed but not an address of the list yet, and the list. */
export interface AddressEntry {
  readonly typed: string;
  readonly recipients: Recipients;
}

/** All addresses of an entry, with what is still in the field. */
export function allRecipients({ typed, recipients }: AddressEntry): Recipients {
  return withRecipients(recipients, splitAddresses(typed));
}

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
  const take = (text: string) =>
    onChange({ typed: '', recipients: withRecipients(recipients, splitAddresses(text)) });

  const onType = (entered: string) => {
    const text = entered.trimStart();
    // A space may also be one in a name that is followed by its address.
    const isDone = /[,;\n]$/.test(text) || (/\s$/.test(text) && isAddress(text.trim()));
    if (isDone && !/"[^"]*$/.test(text)) take(text);
    else onChange({ typed: text, recipients });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isFixed) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      take(typed);
    }
    if (event.key === 'Backspace' && typed === '' && recipients.length > 0) {
      event.preventDefault();
      onChange({ typed: recipients.at(-1) ?? '', recipients: recipients.slice(0, -1) });
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    // The field would lose the line breaks.
    const text = event.clipboardData.getData('text/plain');
    if (splitAddresses(text).length === 0) return;
    event.preventDefault();
    if (!isFixed) take(`${typed} ${text}`);
  };
  return (
    <div className={css['field']}>
      <label htmlFor={fieldId}>{t('sharing.to')}</label>
      <div className={css['addresses']} onClick={() => field.current?.focus()} role="presentation">
        {recipients.length > 0 && (
          <ul className={css['chips']} aria-label={t('sharing.recipients')}>
            {recipients.map((address) => (
              <li key={address} className={classNames(css['chip'], !isAddress(address) && css['wrong'])}>
                <span>{address}</span>
                <button
                  type="button"
                  aria-label={t('sharing.remove', { address })}
                  disabled={isFixed}
                  onClick={() => {
                    onChange({ typed, recipients: recipients.filter((other) => other !== address) });
                    field.current?.focus();
                  }}
                >
                  <X aria-hidden="true" size={12} />
                </button>
              </li>
            ))}
          </ul>
        )}
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
          onBlur={() => !isFixed && typed.trim() !== '' && take(typed)}
        />
      </div>
      <p id={hintId} className={css['hint']}>
        {t('sharing.toHint')}
      </p>
      <ul id={wrongId} className={css['problems']} role="alert">
        {wrong.map((address) => (
          <li key={address}>{t('sharing.wrong', { address })}</li>
        ))}
        {excess > 0 && <li>{t('sharing.tooMany', { max: String(SHARE_RECIPIENTS_MAX), count: excess })}</li>}
      </ul>
    </div>
  );
}
