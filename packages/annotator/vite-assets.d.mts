import type { Plugin } from 'vite';

/** Folder of the assets below the base url of the application: pass `${base}glossator-assets/` as `assetsUrl`. */
export declare const ASSETS_FOLDER: 'glossator-assets';

/**
 * A Vite plugin that serves what the annotator fetches at run time (its worker for articles, and the files of the installed pdf.js) while
 * developing, and writes it beside the application when it is built.
 */
export declare function annotatorAssets(): Plugin;

/** Every asset: its name below the assets folder and its content. */
export declare function listAssets(): { name: string; read(): Uint8Array }[];

/** The assets of the installed pdf.js alone, as `listAssets` lists them. */
export declare function listPdfAssets(): { name: string; read(): Uint8Array }[];
