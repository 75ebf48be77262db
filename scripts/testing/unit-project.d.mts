import type { ViteUserConfig } from 'vitest/config';

/** A file that makes random tests draw the same numbers in every run, for `setupFiles`; seen from the folder of a package. */
export const seeded: string;
/** The Vitest project of a package: its tests read our other packages from their sources, and run in Node where `test` does not say otherwise. */
export function unitProject(
  test: NonNullable<ViteUserConfig['test']> & { readonly name: string },
): ViteUserConfig;
