import type { RequestHandler } from 'express';
import helmet from 'helmet';

const ONE_YEAR_SECONDS = 31_536_000;

/** The one style sheet that the host app's component library writes into the page: how pressable elements take touches. */
const PRESSABLE_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** What the headers depend on. */
export interface SecurityOptions {
  /** Foreign origins that may show the app in a frame. */
  readonly frameAncestors: readonly string[];
  /** Whether people reach the server by https. */
  readonly isSecure: boolean;
}

/**
 * Security headers of every answer. Scripts come from here alone and are never made from text; `wasm-unsafe-eval` lets pdf.js compile its
 * image decoders. Pages of a PDF are shown from memory: hence `blob:` and `data:` for images, sound and fonts.
 */
export function securityHeaders({ frameAncestors, isSecure }: SecurityOptions): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'", PRESSABLE_STYLE],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'", ...frameAncestors],
      },
    },
    frameguard: frameAncestors.length === 0 ? { action: 'sameorigin' } : false,
    strictTransportSecurity: isSecure ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}
