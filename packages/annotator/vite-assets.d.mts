import type { Plugin } from 'vite';

/** Folder of the assets below the base url of the application: pass `${base}glossator-assets/` as `assetsUrl`. */
export declare const ASSETS_FOLDER: 'glossator-assets';

/**
 * A Vite plugin that serves what pdf.js fetches at run time from the installed version while developing, and writes it beside the
 * application when it is built.
 */
export declare function annotatorAssets(): Plugin;

/** Every asset of the installed pdf.js: its name below the assets folder and its content. */
export declare function listAssets(): { name: string; read(): Uint8Array }[];
