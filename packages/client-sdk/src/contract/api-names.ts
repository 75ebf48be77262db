/** The version of the API, as its OpenAPI document has it. */
export const API_VERSION = '1.0.0';
/** Where the API starts. */
export const API_BASE = '/api/v1';
/** Header that names the tab a call comes from, so that its own live events can be recognized. */
export const CLIENT_ID_HEADER = 'x-client-id';
/** Header with which a retried creating call creates no second entity (decisions.md section 9). */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
