export { ApiError, ContractError, NetworkError, TimeoutError } from './http/api-error';
export type { ClientLog } from './http/client-log';
export { createClient } from './http/create-client';
export type { ClientOptions } from './http/create-client';
export type { CheckedEvent, ContractChecks } from './http/contract-checks';
export type {
  AnswerOf,
  CallOptions,
  ClientCall,
  ClientCalls,
  FileAnswer,
  FileInputOf,
  FileOperationName,
  FileRequest,
  FileUpload,
  GlossatorClient,
} from './http/glossator-client';
export { paginate } from './http/paginate';
export type { ListPage, PagedCall, Paginated } from './http/paginate';
export { DEFAULT_RETRY } from './http/retry-policy';
export type { RetryPolicy } from './http/retry-policy';
export type { HttpTransport } from './http/send-request';
export { createMemoryTokenStore, createStorageTokenStore } from './http/token-store';
export type { KeyValueStorage, PersistedSession, SessionStore, TokenStore } from './http/token-store';
export { fetchUpload, xhrUpload } from './http/upload';
export type { UploadRequest, UploadTransport } from './http/upload';
export { createLiveConnection } from './live/live-connection';
export type {
  LiveCloseReason,
  LiveConnection,
  LiveConnectionOptions,
  LiveListener,
  LiveStatus,
} from './live/live-connection';
export type { LiveSocketEvent } from './live/socket-events';
export { createSession } from './session/session';
export type {
  Credentials,
  LoginSession,
  SessionEndReason,
  SessionOptions,
  SessionState,
} from './session/session';
