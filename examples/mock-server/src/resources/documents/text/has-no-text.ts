import type { PageText } from '@glossator/document-text';

/** Whether a page is a picture without text, as scans are; one that was left empty is not. */
export function hasNoText({ elements, blank }: PageText): boolean {
  return !blank && elements.every((text) => text.trim() === '');
}
