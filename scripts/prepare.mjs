// Finds or installs what tests need beside the packages; `npm test` runs it as a step, in a process of its own.
import { findTestBrowser } from './browser.mjs';
import { findFonts, findPdfTools, findRedis } from './debian.mjs';

const browser = findTestBrowser();
findFonts();
findPdfTools();
findRedis();
if (browser) console.log(`browser: ${browser}`);
