import type { VERSION_LABEL_MAX as ContractMax } from '@glossator/client-sdk/contract';

/** The longest label of a Version. The type keeps it that of the contract, whose constants would take its schemas along. */
export const VERSION_LABEL_MAX: typeof ContractMax = 80;
