/** An e-mail address as it is compared: without regard to case or to composed and decomposed accents. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
