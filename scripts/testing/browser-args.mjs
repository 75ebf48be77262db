/** What Playwright switches off for steadiness; its list is named again, since a second `--disable-features` replaces the first. */
const AS_PLAYWRIGHT = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
/** Pages of the browser's own that each window loads behind the address bar, in renderers of their own. */
const ADDRESS_BAR = ['AimEnabled', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The arguments with which every test starts Chromium. */
export const browserArgs = [
  // Containers without user namespaces; the pages are ours.
  '--no-sandbox',
  // Without a graphics card the browser would emulate one, which costs more than drawing in software.
  '--disable-gpu',
  // Letters of their own shape, as the system's settings give them to Chromium with windows: by itself the headless shell fits them to pixels.
  '--font-render-hinting=none',
  `--disable-features=${[...AS_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
];
