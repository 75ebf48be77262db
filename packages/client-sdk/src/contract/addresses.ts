/** Longest e-mail address, in UTF-16 units. */
export const EMAIL_MAX = 254;

/** An e-mail address: words with single full stops between them, and a host with at least one full stop. No quotes, no other scripts. */
export const EMAIL = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}$/;

/** Whether it is an e-mail address by the contract. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= EMAIL_MAX && EMAIL.test(trimmed);
}
