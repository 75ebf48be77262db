/** How sure a place is, in a word of `annotator.unported`; `confidence` from 0 to 1. */
export function confidenceWord(confidence: number): 'sure' | 'likely' | 'possible' | 'unlikely' {
  if (confidence >= 0.9) return 'sure';
  if (confidence >= 0.7) return 'likely';
  return confidence >= 0.4 ? 'possible' : 'unlikely';
}
