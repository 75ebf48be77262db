/** Backends for common homes of annotations: the page's memory, the browser's storage, a resource of one's own. */
export type { AnnotationAuthor } from './backends/changing';
export { createFetchBackend, FetchBackendError, type FetchBackendOptions } from './backends/fetch-backend';
export { NO_ANNOTATIONS, type AnnotationStore, type KeptAnnotations } from './backends/kept-annotations';
export {
  createLocalStorageBackend,
  type LocalStorageBackendOptions,
  type TextStorage,
} from './backends/local-storage-backend';
export { createMemoryBackend, type MemoryBackend } from './backends/memory-backend';
export { createOwnBackend, type OwnBackend, type OwnBackendOptions } from './backends/own-backend';
export { RefusedError } from './backends/refused-error';
