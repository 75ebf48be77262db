import { createLater } from '../../controls/later';

/** The recorder of media notes. */
export const RECORDER = createLater(async () => (await import('./OpenRecorder')).OpenRecorder);
