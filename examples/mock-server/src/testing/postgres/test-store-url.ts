/** The environment variable with the address of a PostgreSQL in which tests make databases of their own. */
export const TEST_STORE_URL = 'TEST_STORE_URL';

/** The environment variable that says why there is none. */
export const NO_TEST_STORE = 'NO_TEST_STORE';
