export { describeApi } from './describe-api';
export type { ApiHarness } from './harness';
export { NOT_SERVED } from './not-served';
