// A machine that others use, too, takes its time: what a test waits for is waited for ten seconds. Tests without a page have no use for it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
