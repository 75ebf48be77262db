import type { ClipboardEvent, KeyboardEvent } from 'react';
import { isAddress, withRecipients, type Recipients } from './recipients';
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

/** Whether a typed text ends an address, so that it joins the list. */
function isComplete(text: string): boolean {
  // A space may also be one in a name that is followed by its address.
  const isSeparated = /[,;\n]$/.test(text) || (/\s$/.test(text) && isAddress(text.trim()));
  return isSeparated && !/"[^"]*$/.test(text);
}

/** What typing, keys, pasting and leaving do to an entry; nothing while it `isFixed`. */
export function useAddressEntry(
  { typed, recipients }: AddressEntry,
  isFixed: boolean,
  onChange: (entry: AddressEntry) => void,
) {
  const take = (text: string) =>
    onChange({ typed: '', recipients: withRecipients(recipients, splitAddresses(text)) });
  return {
    remove: (address: string) =>
      onChange({ typed, recipients: recipients.filter((other) => other !== address) }),
    onType(entered: string) {
      const text = entered.trimStart();
      if (isComplete(text)) take(text);
      else onChange({ typed: text, recipients });
    },
    onKeyDown(event: KeyboardEvent) {
      if (isFixed) return;
      if (event.key === 'Enter' && typed.trim() !== '') {
        event.preventDefault();
        take(typed);
      }
      if (event.key === 'Backspace' && typed === '' && recipients.length > 0) {
        event.preventDefault();
        onChange({ typed: recipients.at(-1) ?? '', recipients: recipients.slice(0, -1) });
      }
    },
    onPaste(event: ClipboardEvent) {
      // The field would lose the line breaks.
      const text = event.clipboardData.getData('text/plain');
      if (splitAddresses(text).length === 0) return;
      event.preventDefault();
      if (!isFixed) take(`${typed} ${text}`);
    },
    onBlur() {
      if (!isFixed && typed.trim() !== '') take(typed);
    },
  };
}
