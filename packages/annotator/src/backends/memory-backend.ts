import { NO_ANNOTATIONS, type KeptAnnotations } from './kept-annotations';
import { createOwnBackend, type OwnBackend, type OwnBackendOptions } from './own-backend';

/** A backend that keeps annotations as long as the page is there. */
export interface MemoryBackend extends OwnBackend {
  /** What it has now: plain data, to be kept elsewhere and given to the next one. */
  annotations(): KeptAnnotations;
}

/** Makes a backend in memory; `annotations` is what it has at first. */
export function createMemoryBackend(
  options: OwnBackendOptions & { readonly annotations?: KeptAnnotations },
): MemoryBackend {
  let current = options.annotations ?? NO_ANNOTATIONS;
  const store = { read: () => current, write: (next: KeptAnnotations) => void (current = next) };
  return { ...createOwnBackend(store, options), annotations: () => current };
}
