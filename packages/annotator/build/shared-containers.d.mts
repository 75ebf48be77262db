import type { Plugin } from 'postcss';

/** A PostCSS plugin that gives containers their names back, which CSS Modules make local to a file. */
export function shareContainers(): Plugin;
