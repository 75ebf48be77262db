/** The arguments with which every test starts Chromium. */
export const browserArgs: string[];
